import './header.css';

/** First thing Tab reaches; every page's content is `<main id="main">`. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}
