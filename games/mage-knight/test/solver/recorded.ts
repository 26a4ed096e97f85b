import kept from './recorded.json' with { type: 'json' };

/** What the best plan of a fight is worth, whether nothing better exists, and the time of a processor it took. */
export const recorded: Readonly<
  Record<string, { readonly best: number; readonly proved: boolean; readonly ms: number }>
> = kept;
