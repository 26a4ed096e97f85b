/** What comes after a command: the same question, a fresh screen, the whole table, or the door. */
export interface Next {
  readonly next: 'again' | 'fresh' | 'table' | 'leave';
  readonly lines: readonly string[];
}

export const again = (...lines: readonly string[]): Next => ({ next: 'again', lines });
export const fresh = (...lines: readonly string[]): Next => ({ next: 'fresh', lines });
