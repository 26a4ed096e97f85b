// MK-3.1, MK-5.12, .17: day, night, and where night rules hold by day.
import type { MageKnight } from '../state.ts';

export const isNight = ({ time, combat }: MageKnight): boolean => time === 'night' || combat?.dark === true;
