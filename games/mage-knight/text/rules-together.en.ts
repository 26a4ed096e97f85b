// Chapters MK-18 and MK-19: together against a city, and in teams.
export const togetherRules = {
  'MK-18.1':
    'In cooperative scenarios several may assault a city together; in others if all agreed to it before the game. Teams always may (our ruling).',
  'MK-18.2':
    'Whoever starts it does so on the own turn: no end of the round is announced, no end of the scenario is met, no action was taken yet, and the figure stands next to the city or can come in by Underground Attack.',
  'MK-18.3':
    'Those invited stand next to the city, their order tokens are up, and they hold at least one card that is no wound; the starter may leave out anybody. Whoever holds only wounds can be asked, but not agree (our ruling, because hands are secret).',
  'MK-18.4':
    'The starter proposes how many defenders each one faces, at least one. All who are invited agree, or nothing happens: then the starter makes another proposal, not the same one again this turn, or goes on with the turn.',
  'MK-18.5':
    'Those invited turn their order tokens down: they give up their next turn. A Spell that gives another turn turns the token up again (our ruling).',
  'MK-18.6': 'The defenders are shuffled and dealt by the agreed numbers.',
  'MK-18.7':
    'The players go through their whole combat one after the other, by their order tokens, beginning with the starter.',
  'MK-18.8':
    'Each may use one die of the Source, which comes back only after the whole assault, and everything that can be used before or during a turn.',
  'MK-18.9':
    'Each begins with the move into the city and pays for it; there is no other move and no other action. Rampaging enemies that it provokes join the enemies of that player, others next to the city may be challenged. Whoever does not come in leaves the dealt defenders standing (our ruling).',
  'MK-18.10':
    'Each loses 1 Reputation, lays shields for those they defeat, and faces only their own enemies; “all enemies” means these.',
  'MK-18.11':
    'The city falls when all its defenders are defeated; otherwise all who came in go back to where they came from.',
  'MK-18.12':
    'Then those who took part end their turns in the same order; before that they may heal and use special effects.',
  'MK-19.1':
    'Two teams of two play, parted by chance or agreement before heroes are picked: those who sit across the table are a team.',
  'MK-19.2': 'Interactive skills leave out your mate; interactive Spells do not.',
  'MK-19.3': 'Mates exchange no crystals, artifacts or units.',
  'MK-19.4': 'Mates may talk over their plans, but not what they hold or how exactly they will play.',
  'MK-19.5':
    'Mates do not end a turn on the same space, but in a city or on the portal: whoever came later withdraws. They never fight each other.',
  'MK-19.6':
    'You may enter a keep of your mate that is empty and recruit there; on it or next to it your hand limit rises only by your own keeps.',
  'MK-19.7':
    'A team has one score: the lower fame of both, in each category the better value of both, of the beating the worse one. Titles compare teams.',
} as const;
