// The games whose boards are shown, each with moments of real games.
import { dungeonLords } from '@krcma/dungeon-lords';
import { texts as dungeonLordsTexts } from '@krcma/dungeon-lords/text';
import { view as dungeonLordsView } from '@krcma/dungeon-lords/view';
import dungeonLordsPictures from '@krcma/dungeon-lords/view/icons.svg';
import type { BoardText, GameModule } from '@krcma/kernel';
import { mageKnight } from '@krcma/mage-knight';
import { texts as mageKnightTexts } from '@krcma/mage-knight/text';
import { view as mageKnightView } from '@krcma/mage-knight/view';
import mageKnightPictures from '@krcma/mage-knight/view/icons.svg';
import { monsterLands } from '@krcma/monster-lands';
import { texts as monsterLandsTexts } from '@krcma/monster-lands/text';
import { view as monsterLandsView } from '@krcma/monster-lands/view';
import monsterLandsPictures from '@krcma/monster-lands/view/icons.svg';
import { ragnarok } from '@krcma/ragnarok';
import { texts as ragnarokTexts } from '@krcma/ragnarok/text';
import { view as ragnarokView } from '@krcma/ragnarok/view';
import ragnarokPictures from '@krcma/ragnarok/view/icons.svg';
import type { GameView } from '@krcma/tableware/board';
import { valeria } from '@krcma/valeria';
import { texts as valeriaTexts } from '@krcma/valeria/text';
import { view as valeriaView } from '@krcma/valeria/view';
import valeriaPictures from '@krcma/valeria/view/icons.svg';
import { positions } from './all-positions.ts';
import type { Wish } from './positions.ts';

export interface Exhibit {
  readonly module: GameModule;
  readonly view: GameView;
  readonly pictures: string;
  readonly texts: Readonly<Record<'en' | 'cs', BoardText>>;
  readonly positions: Readonly<Record<string, Wish>>;
}

/** A game's own types end here, as they do in the shell. */
export const exhibits: Readonly<Record<string, Exhibit>> = {
  valeria: {
    module: valeria,
    view: valeriaView as unknown as GameView,
    pictures: valeriaPictures,
    texts: valeriaTexts,
    positions: positions.valeria,
  },
  'monster-lands': {
    module: monsterLands,
    view: monsterLandsView as unknown as GameView,
    pictures: monsterLandsPictures,
    texts: monsterLandsTexts,
    positions: positions['monster-lands'],
  },
  'dungeon-lords': {
    module: dungeonLords,
    view: dungeonLordsView as unknown as GameView,
    pictures: dungeonLordsPictures,
    texts: dungeonLordsTexts,
    positions: positions['dungeon-lords'],
  },
  ragnarok: {
    module: ragnarok,
    view: ragnarokView as unknown as GameView,
    pictures: ragnarokPictures,
    texts: ragnarokTexts,
    positions: positions.ragnarok,
  },
  'mage-knight': {
    module: mageKnight,
    view: mageKnightView as unknown as GameView,
    pictures: mageKnightPictures,
    texts: mageKnightTexts,
    positions: positions['mage-knight'],
  },
} satisfies Record<keyof typeof positions, Exhibit>;
