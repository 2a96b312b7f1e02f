import { SmartLink } from '#web/ui/actions/smart-link.tsx';
import './store-badges.css';

export type StoreLinks = { appStoreUrl: string; playStoreUrl: string };

/** Badges of both app stores, in our own drawing. */
export function StoreBadges({ appStoreUrl, playStoreUrl }: StoreLinks) {
  return (
    <div className="stores">
      <SmartLink className="store" to={appStoreUrl}>
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
        <span>
          <small>Download on the </small>
          <b>App Store</b>
        </span>
      </SmartLink>
      <SmartLink className="store" to={playStoreUrl}>
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
        <span>
          <small>Get it on </small>
          <b>Google Play</b>
        </span>
      </SmartLink>
    </div>
  );
}
