// Combat: its phases, attacks, blocks and damage.
export type CombatMessage = { key: 'ask-combat' };
export type CombatEvent = { key: 'combat-begun' };
