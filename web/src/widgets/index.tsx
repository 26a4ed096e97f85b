import type { DecisionKind } from '@krcma/kernel';
import { later } from '@krcma/tableware/later';
import type { ComponentType } from 'react';
import { OneWidget } from './one-widget.tsx';
import { PlaceWidget } from './place-widget.tsx';
import type { WidgetProps } from './widget.ts';
import { YesNoWidget } from './yes-no-widget.tsx';

const load = () => import('./later-widgets.ts');
const some = later(async () => (await load()).SomeWidget);
const number = later(async () => (await load()).NumberWidget);
const payment = later(async () => (await load()).PaymentWidget);
const order = later(async () => (await load()).OrderWidget);

export async function fetchWidgets(): Promise<void> {
  await Promise.all([some, number, payment, order].map((widget) => widget.fetch()));
}

/** One widget for each kind of decision: a kind without one does not compile. */
export const widgets: Readonly<Record<DecisionKind, ComponentType<WidgetProps>>> = {
  one: OneWidget,
  some: some.Part,
  number: number.Part,
  place: PlaceWidget,
  payment: payment.Part,
  order: order.Part,
  yesNo: YesNoWidget,
};
