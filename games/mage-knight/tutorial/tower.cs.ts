export const czech = {
  welcome: 'Je noc. Poušť teď stojí 3 místo 5, zato les 5 místo 3. Zlatá mana neplatí, černá ano.',
  tower:
    'V poušti stojí magická věž. Její posádka leží lícem dolů. Ve dne bys ji viděl už ze sousedního políčka, v noci až na místě.',
  march: 'Kdo do ní vstoupí, ten na ni útočí. Je k tomu potřeba Pohyb 3.',
  marchBasic: '„Pochod“ dá 2.',
  sideways: 'Ještě jeden bod, kartou bokem.',
  sidewaysMove: 'Jako Pohyb 1.',
  assault: 'Vstup. Pohyb tam končí a útok stojí 1 bod pověsti, ať dopadne jakkoli.',
  nobodyElse: 'Do téhož boje bys mohl vyzvat i Obrněnce vedle. Jeden nepřítel zatím stačí.',
  mages:
    'Ohniví mágové: Zbroj 5, ohnivý útok 6 a ohnivá odolnost. Ohnivé útoky by proti nim platily z poloviny, tvoje jsou fyzické.',
  walls:
    'Věž je opevňuje: v první fázi na ně dosáhnou jen obléhací útoky, střelecké ne. Žádný nemáš. Pokračuj k bloku.',
  fire: 'Proti ohnivému útoku platí plně jen ledové bloky a bloky ledovým ohněm, ostatní z poloviny. Stejně tak oheň zastaví led.',
  ice: '„Mrazivá houževnatost“ je ledový blok.',
  icePowered: 'S modrou manou je to Blok 5 a o 1 víc za každý znak na nepříteli, tady tedy 7.',
  blocked: '7 ze 6 a nic se nepůlí. Zablokuj.',
  attack: 'Ve fázi útoku už opevnění nikoho nechrání. „Hněv“.',
  attackPowered: 'Silnější efekt je Útok 4. Kostku máš za sebou, platí tedy červený krystal.',
  second: '4 z 5. A druhý.',
  secondBasic: 'Základní efekt stačí.',
  strike: 'Zaútoč.',
  shield:
    'Věž je dobytá a stojí na ní tvůj štít. Se Slávou 8 jsi na třetí úrovni. Liché přinášejí Zbroj, karty nebo velení: tady Zbroj 3 a druhý žeton velení.',
  end: 'Odměny se dávají na konci tahu. Ukonči ho.',
  spell:
    'Za magickou věž je kouzlo z nabídky. Vezmi „Ohnivou kouli“. Jde na vršek balíčku a hned si ji dobereš.',
  ironclads:
    'Další tah. Obrněnci jsou brutální, dali by 8 bodů zranění, a s fyzickou odolností platí meče z poloviny. Co oheň? Vyzvi je.',
  cast: '„Ohnivá koule“ je střelecký útok a tihle opevnění nejsou.',
  castBasic: 'Kouzlo potřebuje vždycky manu své barvy. Silnější efekt navíc i černou, takže jen v noci.',
  mana: 'Jednu červenou z Pramene.',
  burnt: '5 ohněm proti Zbroji 3. K ráně se vůbec nedostanou.',
  buying: 'V dobyté věži smí kouzla kupovat kdokoli: každé za 7 Vlivu a manu jeho barvy.',
  keeps:
    'Pevnost se dobývá stejně, brání ji šedí vojáci. Pak je jen tvoje: verbuješ v ní a vedle ní si dobíráš o kartu víc za každou svou pevnost.',
  cities: 'Města mají obránců víc a posilují je. V Prvním průzkumu zůstávají zavřená.',
  farewell:
    'Když nepadnou všichni obránci, vracíš se, odkud jsi přišel, i se zraněními. Vezmi s sebou obléhací útoky, nebo dobrý štít!',
} as const;
