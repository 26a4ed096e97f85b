import { Icon } from '../pieces/icon.tsx';
import { useText } from '../texts/index.ts';
import { useAside } from './use-aside.ts';

/** A choice that covers the board is put aside to look at it, and taken up again. */
export function AsideButton() {
  const t = useText().question;
  const { covers, isAside, turn } = useAside();
  if (!covers) return null;
  return (
    <button type="button" className="aside-button" aria-pressed={isAside} onClick={turn}>
      <Icon name={isAside ? 'up' : 'board'} />
      {isAside ? t.backToChoice : t.lookAtBoard}
    </button>
  );
}
