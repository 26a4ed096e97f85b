export const scores = {
  glory: 'Glory',
  reputation: 'Reputation',
  trophies: 'Trophies',
  jungle: 'Affinity: jungle',
  water: 'Affinity: water',
  fire: 'Affinity: fire',
  wind: 'Affinity: wind',
} as const;
