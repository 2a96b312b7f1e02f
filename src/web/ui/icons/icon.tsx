import type { LucideIcon } from 'lucide-react';
import './icon.css';

/** A Lucide glyph in the design's weight; always decorative, so the words beside it must say the same. */
export function Icon({ of: Glyph, className }: { of: LucideIcon; className?: string }) {
  return <Glyph className={className ? `ic ${className}` : 'ic'} aria-hidden="true" focusable="false" />;
}
