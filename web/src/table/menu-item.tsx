import { Icon, type IconName } from '../pieces/icon.tsx';

/** What of the menu lies open. */
export type Open = 'menu' | 'settings' | 'help' | 'report' | undefined;

interface MenuItemProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly help?: string;
}

export function MenuItem({ icon, label, onClick, help }: MenuItemProps) {
  return (
    <li>
      <button type="button" className="menu-item" title={help} onClick={onClick}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
}
