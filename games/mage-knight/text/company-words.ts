// Words of the stages on which several players act: an assault that is planned together.
import type { AssaultPart } from '../state.ts';

export interface CompanyWords {
  assaultOn(city: string): string;
  readonly stages: Readonly<Record<'proposed' | 'fighting' | 'ending', string>>;
  faces(n: number): string;
  readonly faceUnsaid: string;
  readonly starts: string;
  agreed(agreed: boolean | null): string;
  readonly states: Readonly<Record<AssaultPart['state'], string>>;
  fallen(fallen: number, of: number): string;
}
