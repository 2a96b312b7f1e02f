import { expect, it } from 'vitest';
import { readStylesheet, criticalCss } from './critical-css.ts';

const page = '<body><a class="btn btn--p" href="/"><i class="ic"></i></a></body>';
const critical = (css: string) => criticalCss(readStylesheet(css), page);

it.each([
  ['elements of any class', ':root[data-theme=light],a[href$=".pdf"]{color:red}'],
  ['a class of the page, in any state', '.btn--p:hover:not(.is-off,:has(.on))>.ic:before{color:red}'],
  ['one of a list', '.gone,.btn:is(.gone,.btn--p) .ic{color:red}'],
  ['faces and steps of an animation', '@font-face{font-family:X}@keyframes spin{0%,.5%{top:0}to{top:1px}}'],
])('a page keeps rules for %s', (_, css) => expect(critical(css)).toBe(css));

it.each(['.gone{color:red}', '.btn .gone{color:red}', '.btn.gone:hover{color:red}', '.btn-{color:red}'])(
  'it drops %s',
  (css) => expect(critical(css)).toBe(''),
);

it('rules stay in their order and their groups', () => {
  const css =
    '@layer a,b;@layer a{.btn{top:0}.gone{top:0}@media (width>9px){.gone{top:1px}.btn{top:2px}}}@layer b{.ic{top:3px}}';
  expect(critical(css)).toBe(css.replaceAll(/\.gone\{[^}]*\}/g, ''));
});
