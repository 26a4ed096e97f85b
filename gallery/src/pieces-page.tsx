import { Credits } from '@krcma/tableware/credits';
import { credits as sharedCredits } from '@krcma/tableware/icon-credits';
import * as icons from '@krcma/tableware/icons';
import { Badge, Die, Icon, Pip, SeatShield, Spot, Thing, Token } from '@krcma/tableware/pieces';
import { playSound, setSounds } from '@krcma/tableware/sounds';
import { credits as valeriaCredits } from '@krcma/valeria/view/credits';
import { LobbyEmblem } from '@krcma/valeria/view/emblem';
import { type ReactNode, useState } from 'react';
import { HexMap, IslandMap } from './maps.tsx';

const COLOURS = ['gules', 'azure', 'vert', 'purpure', 'tenne', 'sable', 'murrey', 'teal', 'slate'];
const SURFACES = ['paper', 'paper-raised', 'paper-sunken', 'wood', 'card'];
const SIZES = [1, 2, 3, 4, 5, 6, 7];

const Shelf = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="gallery-shelf">
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
);

function Dice() {
  const [rolls, setRolls] = useState(0);
  const value = (offset: number): number => 1 + ((rolls * 7 + offset) % 6);
  return (
    <>
      <span style={{ fontSize: 56, lineHeight: 0, display: 'inline-flex', gap: 16 }}>
        {[0, 1, 2, 3, 4, 5].map((offset) => (
          <Die
            key={offset}
            value={value(offset)}
            roll={rolls || undefined}
            dark={offset % 2 === 1}
            delay={offset * 60}
          />
        ))}
      </span>
      <button
        type="button"
        onClick={() => {
          setSounds(true);
          playSound('dice');
          setRolls(rolls + 1);
        }}
      >
        Roll
      </button>
    </>
  );
}

export function PiecesPage({ language }: { readonly language: 'en' | 'cs' }) {
  const nothing = (): void => {};
  return (
    <main className="gallery-pieces table-top">
      <h1>Krčma</h1>
      <Shelf title="Type">
        <div>
          {SIZES.map((size) => (
            <p key={size} style={{ fontSize: `var(--text-${size})`, margin: 0 }}>
              <b style={{ fontFamily: 'var(--font-title)' }}>Příliš žluťoučký kůň</b> úpěl ďábelské ódy
              0123456789
            </p>
          ))}
        </div>
      </Shelf>
      <Shelf title="Surfaces and tinctures">
        {SURFACES.map((name) => (
          <span
            key={name}
            className="gallery-swatch"
            style={{
              background: `var(--${name})`,
              color: name === 'card' ? 'var(--card-ink)' : 'var(--ink)',
            }}
          >
            {name}
          </span>
        ))}
        {COLOURS.map((name) => (
          <span
            key={name}
            className="gallery-swatch"
            style={{ background: `var(--${name})`, color: 'var(--on-tincture)' }}
          >
            {name}
          </span>
        ))}
      </Shelf>
      <Shelf title="Pips, badges, shields, tokens">
        <span style={{ fontSize: 28 }}>
          <Pip of="gold" amount={3} /> <Pip of="strength" amount={12} /> <Pip of="magic" amount={4} />{' '}
          <Pip of="points" amount={7} />{' '}
          <Badge shape="square" colour="var(--vert)" icon={icons.mug} count={2} />{' '}
          <Badge shape="shield" colour="var(--gules)" icon={icons.crown} />{' '}
          <Badge shape="diamond" colour="var(--purpure)" icon={icons.flame} />{' '}
          <Badge shape="circle" colour="var(--azure)" icon={icons.dice} />{' '}
          {[0, 1, 2, 3, 4].map((seat) => (
            <SeatShield key={seat} seat={seat} />
          ))}{' '}
          <Token>
            <Pip of="gold" />
          </Token>{' '}
          <Token wax>
            <Icon name={icons.tavern} />
          </Token>
        </span>
        <LobbyEmblem size={96} />
      </Shelf>
      <Shelf title="Dice">
        <Dice />
      </Shelf>
      <Shelf title="Things and spots">
        <Thing thing="a" label="Lit" lit touch={nothing} point={nothing} className="gallery-box">
          lit
        </Thing>
        <Thing thing="b" label="Refused" refused touch={nothing} point={nothing} className="gallery-box">
          refused
        </Thing>
        <Thing thing="c" label="Plain" entry touch={nothing} point={nothing} className="gallery-box">
          plain
        </Thing>
        <span className="gallery-box">
          <Spot crossed>empty</Spot>
        </span>
      </Shelf>
      <Shelf title="Maps">
        <IslandMap language={language} />
        <HexMap language={language} />
      </Shelf>
      <Shelf title="Credits">
        <Credits language={language} icons={[sharedCredits, valeriaCredits]} />
      </Shelf>
    </main>
  );
}
