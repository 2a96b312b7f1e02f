import 'react';

// Custom properties are how one value reaches a stylesheet (`--pk`, `--p`, `--w`).
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
