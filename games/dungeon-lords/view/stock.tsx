import { Explained, Icon } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import type { Counted } from '../text/board-words.ts';
import type { SignId } from '../text/signs.ts';
import { emblemOf } from './emblems.ts';
import { Sign } from './signs.tsx';
import { type LordProps, type Props, wordsOf } from './table.ts';
import './stock.css';

type AmountProps = Props & {
  readonly sign: SignId;
  readonly label: string;
  readonly purse: string;
  readonly children: ReactNode;
};

const Amount = ({ sign, label, purse, point, children }: AmountProps) => (
  <Explained thing={`sign:${sign}`} label={label} point={point} className="dl-amount" data-purse={purse}>
    {children}
  </Explained>
);

const GOODS = ['gold', 'food'] as const satisfies Counted[];

/** What a lord has: goods, imps at home of all, trolls who help them, evil unless the track tells it, dead letters. */
export function Stock({ brief = false, ...props }: LordProps & { readonly brief?: boolean }) {
  const words = wordsOf(props);
  const { lord, owner } = props;
  const trolls = lord.lair.filter(({ id }) => id === 'troll').length;
  const idle = lord.imps - lord.busyImps;
  return (
    <div className="dl-stock">
      {GOODS.map((good) => (
        <Amount
          key={good}
          {...props}
          sign={good}
          label={words.counted(lord[good], good)}
          purse={`${owner} ${good}`}
        >
          <Sign of={good} />
          <b aria-hidden="true">{lord[good]}</b>
        </Amount>
      ))}
      <Amount {...props} sign="idle" label={words.idle(idle, lord.imps)} purse={`${owner} imp`}>
        <Sign of="imp" />
        <b aria-hidden="true">
          {idle}
          {lord.busyImps > 0 && <small>/{lord.imps}</small>}
        </b>
      </Amount>
      {trolls > 0 && (
        <Amount
          {...props}
          sign="troll-token"
          label={words.count(trolls - lord.busyTrolls, words.creature('troll'))}
          purse={`${owner} troll`}
        >
          <Icon name={emblemOf('troll')} sign="troll-token" />
          <b aria-hidden="true">
            {trolls - lord.busyTrolls}
            {lord.busyTrolls > 0 && <small>/{trolls}</small>}
          </b>
        </Amount>
      )}
      <Amount {...props} sign="trap" label={words.counted(lord.traps.length, 'trap')} purse={`${owner} trap`}>
        <Sign of="trap" />
        <b aria-hidden="true">{lord.traps.length}</b>
      </Amount>
      {!brief && (
        <Amount {...props} sign="evil" label={words.counted(lord.evil, 'evil')} purse={`${owner} evil`}>
          <Sign of="evil" />
          <b aria-hidden="true">{lord.evil}</b>
        </Amount>
      )}
      {lord.letters > 0 && (
        <Amount
          {...props}
          sign="letter"
          label={words.counted(lord.letters, 'letter')}
          purse={`${owner} letter`}
        >
          <Sign of="letter" />
          <b aria-hidden="true">{lord.letters}</b>
        </Amount>
      )}
    </div>
  );
}
