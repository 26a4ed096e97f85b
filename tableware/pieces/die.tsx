import { useEffect, useRef } from 'react';
import { TUMBLE } from '../tumble.ts';
import './die.css';

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** Turns of the cube that bring each face to the front. */
const FACES = [
  { value: 1, turn: 'rotateY(0deg)', front: [0, 0] },
  { value: 2, turn: 'rotateX(90deg)', front: [-90, 0] },
  { value: 3, turn: 'rotateY(90deg)', front: [0, -90] },
  { value: 4, turn: 'rotateY(-90deg)', front: [0, 90] },
  { value: 5, turn: 'rotateX(-90deg)', front: [90, 0] },
  { value: 6, turn: 'rotateY(180deg)', front: [0, 180] },
] as const;

/** The middle of the cube lies behind the page, so that the front face has its true size. */
const BACK = 'translateZ(calc(var(--half) * -1))';

const front = (value: number): readonly [number, number] =>
  FACES.find((face) => face.value === value)?.front ?? [0, 0];

interface DieProps {
  readonly value: number;
  /** Changes with every roll; the die tumbles when it does. Undefined: it lies still. */
  readonly roll?: string | number | undefined;
  readonly dark?: boolean;
  /** Milliseconds before it starts. */
  readonly delay?: number;
}

/** A die that tumbles onto its value. It is only a picture: words about it belong to what holds it. */
export function Die({ value, roll, dark = false, delay = 0 }: DieProps) {
  const cube = useRef<HTMLSpanElement>(null);
  const [x, y] = front(value);
  // The faces turn, not the cube: at rest the front one lies flat, and is seen where nothing is drawn in depth.
  const toFront = `rotateX(${x}deg) rotateY(${y}deg)`;
  useEffect(() => {
    if (roll === undefined || cube.current === null) return;
    // No opacity here: it would flatten the cube while it turns.
    const turns = cube.current.animate(
      [
        {
          transform: `${BACK} translate(-70%, -120%) scale(0.5) rotateX(-800deg) rotateY(640deg) rotateZ(-140deg)`,
        },
        {
          transform: `${BACK} translate(8%, 10%) scale(1.06) rotateX(-50deg) rotateY(45deg) rotateZ(-12deg)`,
          offset: 0.8,
        },
        { transform: `${BACK} translate(0, 0) scale(1) rotateX(0deg) rotateY(0deg) rotateZ(0deg)` },
      ],
      { duration: TUMBLE, delay, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' },
    );
    return () => turns.cancel();
  }, [roll, delay]);
  return (
    <span className="tw-die" data-dark={dark || undefined} aria-hidden="true">
      <span className="tw-die-cube" ref={cube} style={{ transform: BACK }}>
        {FACES.map((face) => (
          <svg
            key={face.value}
            className="tw-die-face"
            viewBox="0 0 100 100"
            style={{ transform: `${toFront} ${face.turn} translateZ(var(--half))` }}
            aria-hidden="true"
          >
            <rect x="1" y="1" width="98" height="98" rx="17" />
            {SPOTS[face.value]?.map(([cx, cy]) => (
              <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={face.value === 1 ? 14 : 10} />
            ))}
          </svg>
        ))}
      </span>
    </span>
  );
}
