/** How far this page has followed the talk at a table. It outlasts the room before the game. */
export interface Talk {
  readonly open: boolean;
  /** Whether the line to be said has the keyboard. */
  readonly typing: boolean;
  /** What is written and not said yet. */
  readonly draft: string;
  /** To whom it will be said, where one has mates. */
  readonly to: 'table' | 'side';
  /** The last line that was read; undefined until it is known what was said before. */
  readonly read: number | undefined;
}

export const silence: Talk = { open: false, typing: false, draft: '', to: 'table', read: undefined };
