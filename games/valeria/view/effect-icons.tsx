// Effects as symbols, in the order one reads them. The words stand in `text/`; these are for the eye only.
import { dice, person } from '@krcma/tableware/icons';
import { Icon } from '@krcma/tableware/pieces';
import { Fragment, type ReactNode } from 'react';
import type { Domain, Timing } from '../data/domains.ts';
import type { CitizenFilter, Count, DieChange, Effect, EventInstruction, Modifier } from '../data/effect.ts';
import type { SignId } from '../text/signs.ts';
import { emblems } from './emblems.ts';
import * as icons from './icons.ts';
import { areaSymbols, BagPips, countIcons, RoleBadge, TrackPip, typeIcons } from './symbols.tsx';
import './effect-icons.css';

const SIGN_IDS: Readonly<Record<string, SignId>> = {
  '+': 'and',
  '/': 'or',
  '×': 'per',
  '≤': 'at-most',
  '→': 'pays-for',
  '←': 'taken-from',
  '−': 'less',
};

const Sign = ({ children, of }: { readonly children: string; readonly of?: SignId }) => (
  <span className="va-sign" data-sign={of ?? SIGN_IDS[children]}>
    {children}
  </span>
);

interface MiniProps {
  readonly icon: string;
  readonly colour?: string;
  readonly sign: SignId | `card:${string}`;
}

/** A small card with a figure on it: a citizen, a domain, a monster. */
export const MiniCard = ({ icon, colour, sign }: MiniProps) => (
  <span className="va-mini" data-composed data-sign={sign} style={{ '--mini': colour }}>
    <Icon name={icon} />
  </span>
);

export const CountCard = ({ of }: { readonly of: 'citizen' | 'domain' | 'monster' }) => (
  <MiniCard icon={countIcons[of]} sign={of} />
);

export const SmallDie = ({ children }: { readonly children?: ReactNode }) => (
  <span className="va-small-die" data-sign="die">
    {children}
  </span>
);

function CountIcon({ per }: { readonly per: Count }) {
  switch (per.count) {
    case 'citizen':
      return per.role === undefined ? <CountCard of="citizen" /> : <RoleBadge role={per.role} />;
    case 'roleIcon':
      return <RoleBadge role={per.role} />;
    case 'domain':
      return <CountCard of="domain" />;
    case 'named':
      return <MiniCard icon={emblems[per.name].icon} sign={`card:${per.name}`} />;
    case 'monster': {
      if (per.area !== undefined) return <MiniCard {...areaSymbols[per.area]} sign={per.area} />;
      return per.type === undefined ? (
        <CountCard of="monster" />
      ) : (
        <MiniCard icon={typeIcons[per.type]} sign={per.type} />
      );
    }
    default:
      return per satisfies never;
  }
}

const joined = (effects: readonly Effect[], sign: string) =>
  effects
    .map((effect, place) => ({ effect, place }))
    .map(({ effect, place }) => (
      <Fragment key={place}>
        {place > 0 && <Sign>{sign}</Sign>}
        <EffectIcons effect={effect} />
      </Fragment>
    ));

function FreeCitizen({ filter: { role, maxBaseCost, name } }: { readonly filter: CitizenFilter }) {
  return (
    <>
      {name === undefined ? (
        <CountCard of="citizen" />
      ) : (
        <MiniCard icon={emblems[name].icon} sign={`card:${name}`} />
      )}
      {role !== undefined && <RoleBadge role={role} />}
      {maxBaseCost !== undefined && (
        <>
          <Sign>≤</Sign>
          <TrackPip track="gold" amount={maxBaseCost} />
        </>
      )}
    </>
  );
}

/** How many symbols an effect takes, so that a crowded line can be set smaller. */
export function symbolsIn(effect: Effect): number {
  switch (effect.op) {
    case 'gain':
      return Object.keys(effect.res).length;
    case 'gainPer':
      return Object.keys(effect.res).length + 1.5;
    case 'all':
    case 'oneOf':
      return effect.of.reduce((sum, part) => sum + symbolsIn(part) + 0.5, -0.5);
    case 'pay':
      return Object.keys(effect.cost).length + 0.5 + symbolsIn(effect.then);
    case 'takeFrom':
      return effect.oneOf.length * 1.5 + 1;
    case 'takeCitizen':
      return 1 + Object.keys(effect.filter).length * 1.3;
    default:
      return 3;
  }
}

/** A line of symbols, smaller where it is crowded. */
export const EffectLine = ({ effect, room = 2.4 }: { readonly effect: Effect; readonly room?: number }) => (
  <span className="va-effect" data-dense={symbolsIn(effect) > room || undefined}>
    <EffectIcons effect={effect} />
  </span>
);

export function EffectIcons({ effect }: { readonly effect: Effect }): ReactNode {
  switch (effect.op) {
    case 'gain':
      return <BagPips bag={effect.res} />;
    case 'gainPer':
      return (
        <>
          <BagPips bag={effect.res} />
          <Sign>×</Sign>
          <CountIcon per={effect.per} />
        </>
      );
    case 'all':
      return joined(effect.of, '+');
    case 'oneOf':
      return joined(effect.of, '/');
    case 'pay':
      return (
        <>
          <BagPips bag={effect.cost} />
          <Sign>→</Sign>
          <EffectIcons effect={effect.then} />
        </>
      );
    case 'takeFrom':
      return (
        <>
          {joined(
            effect.oneOf.map((res) => ({ op: 'gain', res })),
            '/',
          )}
          <Sign>←</Sign>
          <Icon name={person} sign="opponent" />
        </>
      );
    case 'takeCitizen':
      return <FreeCitizen filter={effect.filter} />;
    case 'returnCard':
      return (
        <>
          <CountCard of={effect.card} />
          <Icon name={icons.back} sign="back" />
          <BagPips bag={effect.gain} />
        </>
      );
    case 'takeRandomMonster':
      return (
        <>
          <CountCard of="monster" />
          <Sign>←</Sign>
          <Icon name={person} sign="opponent" />
        </>
      );
    case 'bonusAction':
      return <Icon name={icons.sword} sign="sword" />;
    default:
      return effect satisfies never;
  }
}

function DieChangeIcons({ change }: { readonly change: DieChange }) {
  if (change.op === 'shiftDie')
    return (
      <>
        <SmallDie />
        <Sign of="turned">{change.by < 0 ? `−${-change.by}` : `+${change.by}`}</Sign>
      </>
    );
  const { cost, costPer, value } = change;
  return (
    <>
      {cost && <BagPips bag={cost} />}
      {costPer && <EffectIcons effect={{ op: 'gainPer', ...costPer }} />}
      <Sign>→</Sign>
      <SmallDie>{value}</SmallDie>
    </>
  );
}

const ModifierIcons = ({ modifier }: { readonly modifier: Modifier }) =>
  modifier.what === 'recruitCopySurcharge' ? (
    <>
      <CountCard of="citizen" />
      <Sign of="surcharge">+</Sign>
      <TrackPip track="gold" amount={modifier.set} />
    </>
  ) : (
    <>
      <CountCard of="domain" />
      <Sign>−</Sign>
      <TrackPip track="gold" amount={-modifier.add} />
    </>
  );

export const timingIcons: Readonly<Record<Timing, string>> = {
  instant: icons.instant,
  rollModify: dice,
  onDoubles: dice,
  actionStart: icons.sunrise,
  actionEnd: icons.sunset,
  onGainCitizen: countIcons.citizen,
  onSlay: countIcons.monster,
  modifier: icons.always,
};

function PowerIcons({ domain }: { readonly domain: Domain }) {
  switch (domain.timing) {
    case 'rollModify':
      return <DieChangeIcons change={domain.effect} />;
    case 'modifier':
      return <ModifierIcons modifier={domain.effect} />;
    default:
      return <EffectIcons effect={domain.effect} />;
  }
}

export const DomainIcons = ({ domain }: { readonly domain: Domain }) => (
  <>
    <span className="va-timing" data-sign={domain.timing}>
      <Icon name={timingIcons[domain.timing]} />
      {domain.timing === 'onDoubles' && <Sign of="onDoubles">=</Sign>}
    </span>
    <PowerIcons domain={domain} />
  </>
);

export const InstructionIcons = ({ instruction }: { readonly instruction: EventInstruction }) =>
  instruction.op === 'placeToken' ? (
    <>
      <TrackPip track={instruction.token} amount="+" />
      <Sign>→</Sign>
      <CountCard of="monster" />
    </>
  ) : (
    <>
      <Sign>−</Sign>
      <BagPips bag={instruction.res} />
      <Icon name={person} sign="everybody" />
    </>
  );
