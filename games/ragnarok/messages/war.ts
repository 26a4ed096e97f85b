/** Battles and retreats. */
export type WarMessage = { readonly key: 'placeholder-war' };

export type WarEvent = { readonly key: 'battle-begun' };
