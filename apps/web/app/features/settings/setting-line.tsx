import type { ReactNode } from 'react';

/** A setting with its name beside it; the control says the name itself to those who do not see it. */
export function SettingLine({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="setting">
      <span className="setting-name" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
