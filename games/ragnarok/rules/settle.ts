// LOR-TURN.5: every step ends with control, then battles one by one.
import { aftermath } from './aftermath.ts';
import { battle } from './battle/battle.ts';
import { claimRegions } from './control.ts';
import { rule } from './script.ts';

/** LOR-CTRL.11: uncontested regions first, then battles, with victory checks after each. */
export const settle = rule('settle')
  .do('control', claimRegions)
  .call('aftermath', aftermath, () => ({}))
  .repeat('battles', battle, (game) => (game.contests.length > 0 ? {} : undefined));
