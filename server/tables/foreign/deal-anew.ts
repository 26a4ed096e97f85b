import type { GameModule, Journal } from '@krcma/kernel';

/**
 * STAND-IN for the kernel's `dealAnew(module, journal, seed)`: whatever nobody at the table has seen yet is dealt anew
 * under the seed, and the journal remembers it. Until the kernel has it, nothing is dealt anew.
 */
export function dealAnew(_module: GameModule, _journal: Journal, _seed: string): void {}
