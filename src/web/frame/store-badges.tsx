import type { ReactNode } from 'react';
import { SmartLink } from '#web/ui/actions/smart-link.tsx';
import './store-badges.css';

export type StoreLinks = { appStoreUrl: string; playStoreUrl: string };
/** Null for a store that has no app yet. */
type Props = { [Store in keyof StoreLinks]: string | null };

/** Badges of both app stores, in our own drawing. One without an address leads nowhere and says so. */
export function StoreBadges({ appStoreUrl, playStoreUrl }: Props) {
  return (
    <div className="stores">
      <Store to={appStoreUrl} invitation="Download on the" promise="Coming to the" name="App Store">
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <rect x="6" y="2.5" width="12" height="19" rx="3" />
          <path d="M10.5 18.4h3" />
        </svg>
      </Store>
      <Store to={playStoreUrl} invitation="Get it on" promise="Coming to" name="Google Play">
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M5 3.6v16.8L19.5 12 5 3.6Z" />
        </svg>
      </Store>
    </div>
  );
}

type StoreProps = { to: string | null; invitation: string; promise: string; name: string; children: ReactNode };

function Store({ to, invitation, promise, name, children }: StoreProps) {
  const label = (
    <>
      {children}
      <span>
        <small>{to ? invitation : promise} </small>
        <b>{name}</b>
      </span>
    </>
  );
  if (!to) return <span className="store store--soon">{label}</span>;
  return (
    <SmartLink className="store" to={to}>
      {label}
    </SmartLink>
  );
}
