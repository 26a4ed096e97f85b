/** Monsters, Loki, events and hunts. */
export type HuntMessage = { readonly key: 'placeholder-hunt' };

export type HuntEvent = { readonly key: 'hunt-begun' };
