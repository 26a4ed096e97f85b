import { Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import { type BuildingId, buildingOf, DEFENCE_PRICE, type ShopId, type Space } from '../data/board.ts';
import type { BuildingDie } from '../state.ts';
import { BundleSigns } from './bundle.tsx';
import { FlatDie } from './dice.tsx';
import { LodgeOffer, MarketOffer, TavernOffer } from './offers.tsx';
import { buildingIcons, Sign } from './signs.tsx';
import { ownerName, type Props, touching, visitsAt, wordsOf } from './table.ts';
import './citadel.css';

/** The seven buildings, shops with what they offer. */
export function Citadel(props: Props) {
  return (
    <section className="ml-citadel" aria-label={wordsOf(props).citadel}>
      <Shop {...props} id="tavern">
        <TavernOffer {...props} />
      </Shop>
      <Shop {...props} id="market">
        <MarketOffer {...props} />
      </Shop>
      <Shop {...props} id="lodge">
        <LodgeOffer {...props} />
      </Shop>
      <Workplace {...props} id="mine" />
      <Shop {...props} id="armoury">
        <span className="ml-wares">
          <Sign of="coins" amount={DEFENCE_PRICE} />
          <span data-sign="arrow">→</span>
          <Sign of="defence" amount={1} />
        </span>
      </Shop>
      <Workplace {...props} id="laboratory" />
      <Pawnshop {...props} />
    </section>
  );
}

type ShopProps = Props & { readonly id: ShopId; readonly children: ReactNode };

function Shop({ id, children, ...props }: ShopProps) {
  const { spaces } = buildingOf(id);
  return (
    <div className={`ml-building ml-${id}`} data-panic={props.view.citadel[id].panic || undefined}>
      <Thing {...touching(props, `building:${id}`, nameOf(props, id))} className="ml-sign-board">
        <span className="ml-building-head">
          <Icon name={buildingIcons[id]} sign={`building:${id}`} />
          <span className="ml-building-name">{wordsOf(props).building(id)}</span>
          <BestDiscount {...props} id={id} />
          <span className="ml-spaces">
            {spaces.map((space, index) => (
              <SpaceLook key={keyOf(space, index)} {...props} building={id} index={index} />
            ))}
          </span>
        </span>
      </Thing>
      {children}
      <Panic {...props} id={id} />
    </div>
  );
}

const keyOf = (_: Space, index: number): string => `${index}`;

function nameOf(props: Props, id: BuildingId): string {
  const words = wordsOf(props);
  const { dice, panic } = props.view.citadel[id];
  const takers = [...new Set(dice.map(({ seat }) => ownerName(props, seat)))];
  return [
    words.building(id),
    ...(panic ? [words.closed] : []),
    ...takers.map((name) => words.takenBy(name)),
  ].join(', ');
}

/** What the best persuasion die would save here, before anything is paid; the list of choices tells of all. */
function BestDiscount({ id, ...props }: Props & { readonly id: ShopId }) {
  const [best] = visitsAt(props, id).toSorted((a, b) => b.discount - a.discount);
  if (best === undefined || best.discount === 0) return null;
  return (
    <span className="ml-discount" data-sign="discount">
      <FlatDie colour={best.die.colour} face={best.die.face ?? 0} />−{best.discount}
    </span>
  );
}

type SpaceProps = Props & { readonly building: BuildingId; readonly index: number };

/** A space of a building: its dice with the arms of who laid them, or the place for them. */
function SpaceLook({ building, index, view }: SpaceProps) {
  const space = buildingOf(building).spaces[index];
  const dice = view.citadel[building].dice.filter((die) => die.space === index);
  if (space === undefined) return null;
  const open = space.minPlayers <= view.clans.length;
  if (dice.length > 0) return <LaidDice dice={dice} />;
  return (
    <span className="ml-space" data-sign={open ? 'space' : 'space-3'} data-shut={!open || undefined}>
      {Array.from({ length: space.size }, (_, key) => `${key}`).map((key) => (
        <span key={key} className="ml-slot">
          {!open && '3+'}
        </span>
      ))}
    </span>
  );
}

function LaidDice({ dice }: { readonly dice: readonly BuildingDie[] }) {
  const keyed = dice.map((die, key) => ({ ...die, key }));
  return (
    <span className="ml-space" data-sign="space-taken" data-taken>
      {keyed.map(({ key, colour, face, seat }) => (
        <span key={key} className="ml-laid" data-composed>
          <FlatDie colour={colour} face={face} />
          {seat >= 0 && <SeatShield seat={seat} />}
        </span>
      ))}
    </span>
  );
}

type WorkplaceId = 'laboratory' | 'mine';

/** Each space is a choice of its own and says what it gives. */
function Workplace({ id, ...props }: Props & { readonly id: WorkplaceId }) {
  const words = wordsOf(props);
  const { spaces } = buildingOf(id);
  return (
    <div className={`ml-building ml-${id}`} data-panic={props.view.citadel[id].panic || undefined}>
      <Thing {...touching(props, `building:${id}`, nameOf(props, id))} className="ml-sign-board">
        <span className="ml-building-head">
          <Icon name={buildingIcons[id]} sign={`building:${id}`} />
          <span className="ml-building-name">{words.building(id)}</span>
        </span>
      </Thing>
      <span className="ml-jobs">
        {spaces.map((space, index) => (
          <Thing
            key={keyOf(space, index)}
            {...touching(props, `space:${id}-${index}`, words.space(words.building(id), index))}
            className="ml-job"
          >
            <span className="ml-job-look">
              <SpaceLook {...props} building={id} index={index} />
              {space.gain && <BundleSigns bundle={space.gain} />}
            </span>
          </Thing>
        ))}
      </span>
      <Panic {...props} id={id} />
    </div>
  );
}

function Pawnshop(props: Props) {
  const words = wordsOf(props);
  const { dice } = props.view.citadel.pawnshop;
  return (
    <div className="ml-building ml-pawnshop" data-panic={props.view.citadel.pawnshop.panic || undefined}>
      <Thing {...touching(props, 'building:pawnshop', nameOf(props, 'pawnshop'))} className="ml-sign-board">
        <span className="ml-building-head">
          <Icon name={buildingIcons.pawnshop} sign="building:pawnshop" />
          <span className="ml-building-name">{words.building('pawnshop')}</span>
        </span>
        <span className="ml-pawned">
          {dice.length > 0 ? (
            <LaidDice dice={dice} />
          ) : (
            <span className="ml-slot" data-sign="endless">
              ∞
            </span>
          )}
          <Sign of="coins" amount={1} />
        </span>
      </Thing>
      <Panic {...props} id="pawnshop" />
    </div>
  );
}

const Panic = ({ id, ...props }: Props & { readonly id: BuildingId }) =>
  props.view.citadel[id].panic && (
    <span className="ml-panic" data-sign="panic" data-over>
      {wordsOf(props).closed}
    </span>
  );
