// Kapitoly MK-18 a MK-19: společně proti městu a v týmech.
export const togetherRules = {
  'MK-18.1':
    'V kooperativních scénářích mohou hráči zaútočit na město společnými silami, v ostatních tehdy, když se na tom před hrou dohodli. Týmy mohou vždy (naše rozhodnutí).',
  'MK-18.2':
    'Společný útok zahajuje hráč ve svém tahu: ještě nebyl oznámen konec kola ani splněna podmínka konce scénáře, hráč ještě neprovedl žádnou akci a jeho figurka stojí vedle města nebo se do něj dostane Podzemním útokem.',
  'MK-18.3':
    'Přizvaní hrdinové stojí vedle města, jejich žetony pořadí leží lícem nahoru a mají v ruce aspoň jednu kartu, která není zranění; zahajující hráč může kohokoli vynechat. Kdo má jen zranění, toho lze požádat, ale nemůže souhlasit (naše rozhodnutí, karty v ruce jsou tajné).',
  'MK-18.4':
    'Zahajující hráč navrhne, kolika obráncům bude kdo čelit, každý aspoň jednomu. Souhlasí všichni přizvaní, nebo se nestane nic: pak může učinit jiný návrh (ne týž v jednom tahu), nebo pokračovat v tahu.',
  'MK-18.5':
    'Přizvaní otočí žetony pořadí lícem dolů: vzdávají se příštího tahu. Kouzlo, které dává další tah, žeton otočí zpět (naše rozhodnutí).',
  'MK-18.6': 'Obránci se zamíchají a rozdají podle dohodnutých počtů.',
  'MK-18.7':
    'Hráči projdou jeden po druhém celým svým bojem, podle žetonů pořadí, počínaje tím, kdo útok zahájil.',
  'MK-18.8':
    'Každý může použít jednu kostku Pramene, která se vrací až po celém útoku, a všechno, co lze použít před tahem nebo během něj.',
  'MK-18.9':
    'Každý začíná pohybem do města a zaplatí ho; jiný pohyb ani jiná akce nejsou dovoleny. Drancující nepřátelé, které tím vyprovokuje, se přidají k jeho nepřátelům, jiné vedle města může vyzvat. Kdo do města nevstoupí, nechá své obránce stát (naše rozhodnutí).',
  'MK-18.10':
    'Každý ztrácí 1 bod pověsti, klade štíty za své poražené a čelí jen svým nepřátelům; „všichni nepřátelé“ jsou jen tito.',
  'MK-18.11':
    'Město padne, když jsou poraženi všichni jeho obránci; jinak se všichni, kdo vstoupili, vrátí na políčko, odkud přišli.',
  'MK-18.12':
    'Pak účastníci ve stejném pořadí ukončí své tahy; předtím se mohou léčit a použít zvláštní efekty.',
  'MK-19.1':
    'Hrají dva týmy po dvou, rozdělené losem nebo dohodou před výběrem hrdinů: spojenci jsou ti, kdo sedí naproti sobě.',
  'MK-19.2': 'Interaktivní dovednosti vašeho spojence vynechávají, interaktivní kouzla ne.',
  'MK-19.3': 'Spojenci si nevyměňují krystaly, artefakty ani jednotky.',
  'MK-19.4': 'Spojenci se mohou radit o plánech, ale ne o tom, co mají v ruce nebo jak přesně budou hrát.',
  'MK-19.5':
    'Spojenci neukončí tah na stejném políčku, s výjimkou města a portálu: kdo přišel později, ustoupí. Nikdy spolu nebojují.',
  'MK-19.6':
    'Můžete vstoupit do prázdné pevnosti svého spojence a verbovat tam; na ní ani vedle ní vám limit karet v ruce zvyšují jen vlastní pevnosti.',
  'MK-19.7':
    'Tým má jedno skóre: nižší slávu z obou, v každé kategorii lepší hodnotu, u výprasku tu horší. Tituly srovnávají týmy.',
} as const;
