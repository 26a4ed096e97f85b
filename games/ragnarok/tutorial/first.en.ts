export const english = {
  welcome:
    'The great winter has come. You lead Lagertha over an island of numbered regions; Ragnar’s people sit opposite. This lesson plays two of your turns.',
  victories:
    'There are three ways to win at once: control all regions of three lands, control four regions with temples, or slay Loki. If nobody does, Ragnarök counts the regions beside the tree.',
  region:
    'This region is yours: it bears your marker. A neutral one shows its population, and who has that much strength in it at the end of a step takes it.',
  priest:
    'A turn has five steps. First the prayer: send your priest to the monument of Thor. He raises your Might by 1, from 2 to 3. He stays there until somebody raises a monument.',
  forge: 'Your hero stands beside a forge with a rune. In the same step you may take it.',
  heroStep:
    'The second step is the hero’s: move her up to two regions, sail the drakkar, or heal. All coasts at your drakkar’s sea are neighbours for you. Go to region 2.',
  runes:
    'The third step: one rune action. Two runes of different kinds make one of your armies stronger. You have them.',
  stronger: 'Which army? The larger one.',
  manoeuvre:
    'The fourth step: activate one army. It moves to a neighbouring region, or grows in a settlement of yours.',
  march: 'Region 5 has a population of 2 and nobody in it. With strength 4 it is yours when the step ends.',
  wheel:
    'The fifth step must be taken: a special action of the wheel. Your marker stays on the slot, so you cannot repeat it until the wheel is cleared. The first marker on a slot pays the allies of its realm.',
  usurp:
    'Your hero stands in region 2, whose population is 3. Your Might is 3 as well, so she can take it without an army: Usurp.',
  recruit: 'The region is yours. You may recruit an army there at once; its strength is your Authority.',
  attacked:
    'Ragnar’s army of 3 attacks your 4 in region 5. Cards are played one by one, the defender first. Your spear adds 2 and costs no losses. Play it.',
  won: 'His sword added 3: six against six, and a tie belongs to the defender. The loser’s army loses 1 and retreats. The sword would have cost him a loss of its own.',
  yourTurn:
    'Your turn again. You have no priest and no forge, so the prayer is over. Leave the hero where she is.',
  noMarch: 'No army needs to march now either.',
  temple:
    'Region 2 has a sanctuary, and it is yours: build a temple there. It brings a priest, and some temples bring a draft of blessings, which last to the end.',
  built: 'One temple of four. Whoever takes this region takes the temple with it.',
  monument:
    'When you have markers on the wheel, you may choose Monument: raise a statue, clear the wheel, get priests for your temples and runes of your forges. It also checks the omens and lets an event loose.',
  ragnarok:
    'Three omens that hold at such a moment bring Ragnarök: everybody has one last turn, and then the regions beside the tree decide.',
  farewell:
    'Point at anything to read what it is; what is not lit tells why not. The lesson “A hunt” shows the way to Loki. May your saga be sung!',
} as const;
