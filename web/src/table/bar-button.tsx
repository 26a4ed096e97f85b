import { Icon, type IconName } from '../pieces/icon.tsx';

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  /** Looks as if it could not be used; it can still say why. */
  readonly dim?: boolean;
  readonly id?: string;
  /** Without its label beside the icon, however wide the bar is. */
  readonly brief?: boolean;
}

export function BarButton({ icon, label, onClick, dim = false, id, brief = false }: BarButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className="bar-button"
      aria-label={label}
      title={brief ? label : undefined}
      data-tool={icon}
      data-dim={dim}
      onClick={onClick}
    >
      <Icon name={icon} />
      {!brief && <span>{label}</span>}
    </button>
  );
}
