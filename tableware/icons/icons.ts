// Written by `npm run icons` from icons.json: do not edit.
export const flame = 'tableware-flame';
export const tavern = 'tableware-tavern';
export const mug = 'tableware-mug';
export const dice = 'tableware-dice';
export const rest = 'tableware-rest';
export const crown = 'tableware-crown';
export const person = 'tableware-person';
export const people = 'tableware-people';
export const swords = 'tableware-swords';
