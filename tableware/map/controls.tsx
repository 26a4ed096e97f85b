import type { ReactNode, RefObject } from 'react';
import { flame } from '../icons/icons.ts';
import { Icon } from '../pieces/icon.tsx';
import type { DrawnPlace } from './atlas.ts';
import { ZOOM_STEP } from './keys.ts';
import type { Viewer } from './viewer.ts';
import type { MapWords } from './words.ts';
import './controls.css';

interface ControlsProps {
  readonly words: MapWords;
  readonly viewer: RefObject<Viewer | undefined>;
  /** What may be chosen now. */
  readonly lit: readonly DrawnPlace[];
  readonly motion: boolean;
}

const Sign = ({ d }: { readonly d: string }) => (
  <svg className="tw-map-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

const Button = ({
  label,
  act,
  children,
}: {
  readonly label: string;
  readonly act: () => void;
  readonly children: ReactNode;
}) => (
  <button type="button" className="tw-map-button" aria-label={label} title={label} onClick={act}>
    {children}
  </button>
);

/** What fingers and wheels do, as buttons. */
export const Controls = ({ words, viewer, lit, motion }: ControlsProps) => {
  const zoom = (by: number) => () => viewer.current?.zoomsBy(by, motion);
  const goTo = (areas: readonly DrawnPlace[]) => () =>
    viewer.current?.goesTo(
      areas.map(({ box }) => box),
      motion,
    );
  return (
    <div className="tw-map-controls">
      {lit.length > 0 && (
        <Button label={words.asked} act={goTo(lit)}>
          <Icon name={flame} />
        </Button>
      )}
      <Button label={words.closer} act={zoom(ZOOM_STEP)}>
        <Sign d="M12 5v14M5 12h14" />
      </Button>
      <Button label={words.farther} act={zoom(1 / ZOOM_STEP)}>
        <Sign d="M5 12h14" />
      </Button>
      <Button label={words.whole} act={goTo([])}>
        <Sign d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </Button>
    </div>
  );
};
