import type { DecisionKind } from '@krcma/kernel';
import type { ComponentType } from 'react';
import { NumberWidget } from './number-widget.tsx';
import { OneWidget } from './one-widget.tsx';
import { OrderWidget } from './order-widget.tsx';
import { PaymentWidget } from './payment-widget.tsx';
import { PlaceWidget } from './place-widget.tsx';
import { SomeWidget } from './some-widget.tsx';
import type { WidgetProps } from './widget.ts';
import { YesNoWidget } from './yes-no-widget.tsx';

/** One widget for each kind of decision: a kind without one does not compile. */
export const widgets: Readonly<Record<DecisionKind, ComponentType<WidgetProps>>> = {
  one: OneWidget,
  some: SomeWidget,
  number: NumberWidget,
  place: PlaceWidget,
  payment: PaymentWidget,
  order: OrderWidget,
  yesNo: YesNoWidget,
};
