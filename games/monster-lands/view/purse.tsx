import { Explained, Thing } from '@krcma/tableware/pieces';
import { END_GLORY, limits } from '../data/clan-board.ts';
import type { ClanView } from '../rules/view.ts';
import { type GoodSign, Sign } from './signs.tsx';
import { type Props, touching, wordsOf } from './table.ts';
import './purse.css';

type PurseProps = Props & { readonly clan: ClanView; readonly owner: number };

const THINGS: Readonly<Partial<Record<GoodSign, string>>> = {
  defence: 'token:defence',
  potions: 'token:potion',
  venoms: 'token:venom',
};

/** Goods that are counted, with what the board holds. */
export function Purse({ clan, owner, ...props }: PurseProps) {
  const words = wordsOf(props);
  const goods: readonly (readonly [GoodSign, number, number?])[] = [
    ['coins', clan.coins],
    ['defence', clan.defence, limits.defence],
    ['potions', clan.potions, limits.potions],
    ['venoms', clan.venoms, limits.venoms],
    ['glory', clan.glory, END_GLORY],
    ['reputation', clan.reputation],
  ];
  return (
    <div className="ml-purse">
      {goods.map(([good, amount, most]) => (
        <Thing
          key={good}
          {...touching(props, THINGS[good] ?? `track:${good}`, words.count(amount, words.sign(good)))}
          className="ml-purse-thing"
        >
          <span className="ml-good" data-purse={`${owner} ${good}`}>
            <Sign of={good} />
            <b>{amount}</b>
            {most !== undefined && <small data-sign="limit">/{most}</small>}
          </span>
        </Thing>
      ))}
      <Explained
        thing="sign:surplus"
        label={words.count(clan.surplus, words.surplus)}
        point={props.point}
        className="ml-surplus"
      >
        <span aria-hidden="true">
          {words.surplus} <b>{clan.surplus}</b>
        </span>
      </Explained>
    </div>
  );
}
