import { advice } from '../../kernel/test/skirmish/bot.ts';
import { skirmish } from '../../kernel/test/skirmish/index.ts';
import { invitation } from '../../kernel/test/skirmish/invitation.ts';
import { alsoServe } from '../games.ts';

/** The kernel's test game, in this process alone: no server that people run knows it. */
alsoServe({ module: skirmish, invitation, advice: async () => advice });
