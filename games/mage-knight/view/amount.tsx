import { Explained, Icon } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import type { Props } from './table.ts';

interface AmountProps {
  readonly icon: string;
  readonly sign: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly point: Props['point'];
}

/** A symbol with its number beside it. */
export const Amount = ({ icon, sign, label, children, point }: AmountProps) => (
  <Explained thing={`sign:${sign}`} label={label} point={point} className="mk-amount">
    <Icon name={icon} sign={sign} />
    <b>{children}</b>
  </Explained>
);
