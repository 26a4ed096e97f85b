export const scores = {
  tree: 'Regiony u Yggdrasilu',
  lands: 'Území',
  temples: 'Chrámy',
  kills: 'Skolené nestvůry',
} as const;
