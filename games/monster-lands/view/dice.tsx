// Dice of three colours, each with a symbol of its own: sword, star, speech.
import { Die } from '@krcma/tableware/pieces';
import { COLOURS, type Colour } from '../data/types.ts';
import type { NamedDice } from '../named-dice.ts';
import './dice.css';

export type DieColour = Colour | 'attack';

const SYMBOLS: Readonly<Record<DieColour, string>> = {
  strength:
    'M19.5 3.5 20.5 4.5 19 9.5 11.5 16l1.6 1.6-1.5 1.5-2.2-2.2-3.6 3.6-1.8-1.8 3.6-3.6-2.2-2.2 1.5-1.5L8.5 13 15 5z',
  magic: 'M12 2l2.4 7.6L22 12l-7.6 2.4L12 22l-2.4-7.6L2 12l7.6-2.4z',
  persuasion: 'M3 4.5h18v11.5h-8.5L7 21v-5H3z',
  attack:
    'M3 21Q7.5 12 6.5 3 11.5 12 5 21zM10 21Q14.5 12 13.5 3 18.5 12 12 21zM17 21Q21.5 12 20.5 3 25.5 12 19 21z',
};

interface FlatProps {
  readonly colour: DieColour;
  /** 0: not rolled. */
  readonly face?: number;
  /** A place for a die, not a die. */
  readonly empty?: boolean;
}

/** A die as it lies on the board. Decoration: the words belong to what holds it. */
export function FlatDie({ colour, face = 0, empty = false }: FlatProps) {
  return (
    <svg
      className="ml-die"
      data-sign={empty ? 'die-place' : `die-${colour}`}
      data-colour={colour}
      data-empty={empty || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {face === 0 ? (
        <path d={SYMBOLS[colour]} transform="translate(3.6 3.6) scale(0.7)" />
      ) : (
        <>
          <path d={SYMBOLS[colour]} transform="translate(2 2) scale(0.34)" />
          <text x="13.4" y="13.4" dy="0.35em">
            {face}
          </text>
        </>
      )}
    </svg>
  );
}

interface RollingProps {
  readonly colour: DieColour;
  readonly face: number;
  readonly roll?: string | number | undefined;
  readonly delay?: number;
}

/** A large die that tumbles onto its face, with its symbol at the corner. */
export function RollingDie({ colour, face, roll, delay = 0 }: RollingProps) {
  if (face === 0) return <FlatDie colour={colour} />;
  return (
    <span className="ml-rolling" data-composed data-sign={`die-${colour}`} data-colour={colour}>
      <Die value={face} roll={roll} delay={delay} />
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SYMBOLS[colour]} />
      </svg>
    </span>
  );
}

/** So many dice of each colour, at most a few as pictures. */
export function DiceRow({ dice }: { readonly dice: Readonly<Partial<Record<Colour, number>>> }) {
  return COLOURS.flatMap((colour) => {
    const count = dice[colour] ?? 0;
    if (count > 3)
      return [
        <span key={colour} className="ml-many">
          {count}×<FlatDie colour={colour} />
        </span>,
      ];
    return Array.from({ length: count }, (_, index) => ({ key: `${colour} ${index}` })).map(({ key }) => (
      <FlatDie key={key} colour={colour} />
    ));
  });
}

/** Dice as they are named, persuasion dice by their faces. */
export function NamedDiceRow({ dice }: { readonly dice: NamedDice }) {
  const { strength = 0, magic = 0, persuasion = [] } = dice;
  const faces = persuasion.map((face, index) => ({ face, key: index }));
  return (
    <>
      <DiceRow dice={{ strength, magic }} />
      {faces.map(({ face, key }) => (
        <FlatDie key={key} colour="persuasion" face={face} />
      ))}
    </>
  );
}
