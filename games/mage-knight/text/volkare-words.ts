// Words of Volkare on the board: who he leads, what his deck still holds, and where a card would lead him.
import type { Basic } from '../data/types.ts';
import type { VolkareView } from '../rules/volkare/seen.ts';

export interface VolkareWords {
  readonly name: string;
  /** On the map, with how many he leads. */
  stands(n: number): string;
  readonly army: string;
  /** Enemies of his army that nobody has seen. */
  unseen(n: number): string;
  /** How far he is from the city or the portal. */
  away(phase: VolkareView['phase'], spaces: number): string;
  cardsLeft(n: number): string;
  /** His deck is empty. */
  readonly frenzied: string;
  /** Units of the offer that may leave. */
  readonly fearful: string;
  /** A city in which nobody deals any more. */
  readonly cityDown: string;
  readonly phases: Readonly<Record<VolkareView['phase'], string>>;
  readonly waits: string;
  /** On the button that shows where he may go. */
  readonly where: string;
  readonly whereBriefly: string;
  readonly kinds: Readonly<Record<'action' | 'spell', string>>;
  card(colour: Basic, kind: 'action' | 'spell', n: number): string;
  readonly frenzy: string;
  goes(steps: number): string;
  readonly stays: string;
  reveals(n: number): string;
  attacks(name: string): string;
  readonly enters: string;
  readonly leaves: string;
  wounds(n: number): string;
  /** What a wound comes to. */
  readonly byWound: string;
  marked(colour: string, unit: string): string;
}
