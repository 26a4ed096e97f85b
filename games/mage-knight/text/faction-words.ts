// Words of the leaders of factions on the board (MK-24).
export interface FactionWords {
  readonly leaders: string;
  level(level: number): string;
  /** On the map, with the level it stands on. */
  stands(name: string, level: number): string;
  beatenBy(level: number, name: string): string;
  readonly followers: string;
  readonly alone: string;
  readonly defeated: string;
}
