import { Icon } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';

export const StageTitle = ({ icon, children }: { readonly icon: string; readonly children: ReactNode }) => (
  <h3 className="ml-stage-title">
    <Icon name={icon} /> {children}
  </h3>
);
