/** The wheel, its seven actions, omens and Ragnarök. */
export type WheelMessage = { readonly key: 'placeholder-wheel' };

export type WheelEvent = { readonly key: 'wheel-cleared' };
