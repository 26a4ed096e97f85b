/** Hero selection and the first four steps of a turn. */
export type TurnMessage = { readonly key: 'placeholder-turn' };

export type TurnEvent = { readonly key: 'turn-begun' };
