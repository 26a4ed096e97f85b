// Chapter LOR-MONU: six steps in this order.
import type { Seat } from '@krcma/kernel';
import type { ArtifactId } from '../../data/artifacts.ts';
import { GODS, type GodId } from '../../data/gods.ts';
import { TOP_LEVEL } from '../../data/setup.ts';
import { SLOTS } from '../../data/wheel.ts';
import type { Ragnarok } from '../../state.ts';
import { aftermath } from '../aftermath.ts';
import { controllerOf, templesOf } from '../control.ts';
import type { OpAt } from '../effects/op-at.ts';
import { event } from '../events.ts';
import { happen } from '../holdings.ts';
import { checkOmens } from '../omens.ts';
import { gainPriests } from '../priests.ts';
import { fillForge, takeForgeRune } from '../runes.ts';
import { note, rule } from '../script.ts';

const unfinished = ({ monuments }: Ragnarok): GodId[] =>
  GODS.filter((god) => monuments[god].level < TOP_LEVEL);

const monumentOption = ({ monuments }: Ragnarok, god: GodId) => ({
  id: `god:${god}`,
  label: { key: 'raise-monument' as const, god, level: Math.min(TOP_LEVEL, monuments[god].level + 1) },
  thing: `monument:${god}`,
});

function raiseMonument(game: Ragnarok, seat: Seat, god: GodId): void {
  const level = ++game.monuments[god].level;
  note({ key: 'monument-raised', player: seat, god, level });
}

/** To the bank, not to the supply (LOR-MONU.4). */
function returnPriests({ monuments }: Ragnarok): void {
  const seats = GODS.flatMap((god) => monuments[god].priests);
  for (const god of GODS) monuments[god].priests = [];
  if (seats.length > 0) note({ key: 'priests-returned', seats });
}

function clearWheel({ wheel }: Ragnarok): void {
  for (const slot of SLOTS) wheel[slot] = [];
  note({ key: 'wheel-cleared' });
}

function rechargeArtifacts({ players }: Ragnarok): void {
  const recharged: ArtifactId[] = [];
  for (const { artifacts } of players)
    for (const artifact of artifacts) {
      if (artifact.charged) continue;
      artifact.charged = true;
      recharged.push(artifact.id);
    }
  if (recharged.length > 0) note({ key: 'artifacts-recharged', artifacts: recharged });
}

/** Where the bank has none of the kind a forge stays empty (LOR-MONU.7, .12). */
function fillForges(game: Ragnarok): void {
  const empty = game.forges.filter(({ filled }) => !filled);
  for (const forge of empty) fillForge(game, forge);
  const regions = empty.filter(({ filled }) => filled).map(({ region }) => region);
  if (regions.length > 0) note({ key: 'forges-filled', regions });
}

/** Priests of own temples and runes of own forges (LOR-MONU.8, .9). */
function collect(game: Ragnarok, seat: Seat): void {
  gainPriests(game, seat, templesOf(game, seat));
  for (const forge of game.forges)
    if (forge.filled && controllerOf(game, forge.region) === seat) takeForgeRune(game, seat, forge);
  happen(game, { on: 'monumentCollect', player: seat });
}

const monumentAction = rule<OpAt>('monumentAction')
  .do('begin', (_, { player }) => note({ key: 'monument-begun', player }))
  .maybeChoose('god', {
    kind: 'one',
    values: (game) => {
      const gods = unfinished(game);
      return gods.length === 0 ? undefined : gods;
    },
    option: (game, god) => ({ ...monumentOption(game, god), rule: 'LOR-MONU.2' }),
    prompt: () => ({ key: 'ask-monument' }),
    refused: (game) =>
      GODS.filter((god) => game.monuments[god].level === TOP_LEVEL).map((god) => ({
        ...monumentOption(game, god),
        reason: { key: 'monument-finished', god },
        rule: 'LOR-MONU.2',
      })),
  })
  .do('raise', (game, { player, god }) => {
    if (god !== undefined) raiseMonument(game, player, god);
  })
  .do('omens', (game, { player }) => checkOmens(game, player))
  .do('priests', returnPriests)
  .do('wheel', clearWheel)
  .do('artifacts', rechargeArtifacts)
  .do('forges', fillForges)
  .do('collect', (game, { player }) => collect(game, player))
  .call('limits', aftermath, () => ({}))
  .call('event', event, (_, { player }) => ({ player }));

export const monumentOperations = { monumentAction };
