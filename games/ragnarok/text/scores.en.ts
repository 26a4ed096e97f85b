export const scores = {
  tree: 'Regions beside the tree',
  lands: 'Lands',
  temples: 'Temples',
  kills: 'Slain monsters',
} as const;
