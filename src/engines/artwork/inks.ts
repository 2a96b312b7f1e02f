/** The nine inks of one print, far to near; `light` is the lamp, `dark` what titles are set on. */
export type Inks = {
  sky: string;
  skyMid: string;
  skyLow: string;
  far: string;
  mid: string;
  near: string;
  dark: string;
  light: string;
  accent: string;
};

const inks = (
  sky: string,
  skyMid: string,
  skyLow: string,
  far: string,
  mid: string,
  near: string,
  dark: string,
  light: string,
  accent: string,
): Inks => ({ sky, skyMid, skyLow, far, mid, near, dark, light, accent });

/** The inks each scene is first printed in. */
export const sceneInks = {
  lantern: inks('#123943', '#23606a', '#6f9c8a', '#2a5a60', '#1a4650', '#0f2c36', '#081a21', '#f7c562', '#f6e7c6'),
  train: inks('#3a121c', '#7a2226', '#d8663c', '#5a1c22', '#3d141c', '#240e16', '#150a10', '#f8cf7a', '#f3dfc0'),
  pixel: inks('#0f3b35', '#1f6a54', '#8fbf6a', '#1b5348', '#143f3a', '#0d2b2a', '#081a1b', '#f6d365', '#ef6a4a'),
  orchard: inks('#5a4712', '#9a7a1c', '#e9b94a', '#7a6a1c', '#555418', '#38401a', '#1b1f0d', '#ffe09a', '#c9482c'),
  radio: inks('#15264a', '#2a4d72', '#7fa3a4', '#284a68', '#1c3450', '#12223a', '#0a1322', '#f6c15b', '#e4563d'),
  tide: inks('#0b3d49', '#0f5a63', '#2f8f8c', '#0d4a54', '#0a3742', '#07262f', '#04161c', '#ffe2a0', '#ef7f5e'),
  orbit: inks('#0d1420', '#16263a', '#274a5c', '#c6552f', '#8f3322', '#28222c', '#10101a', '#ffd58a', '#e8dcc4'),
  dragon: inks('#124034', '#226a4a', '#86b060', '#1f5a40', '#143729', '#0d251d', '#071611', '#ffd27a', '#d9542f'),
  desert: inks('#4a2012', '#a04a20', '#eaa850', '#a65426', '#7a3a1c', '#4c2314', '#24110b', '#ffe3a6', '#f4ead2'),
  cloud: inks('#17405a', '#3a7587', '#e7c793', '#37687a', '#24506a', '#16384c', '#0c2230', '#ffe6ac', '#d9573a'),
  library: inks('#2a1a10', '#4a2c16', '#8a5420', '#3a2413', '#2a1a0f', '#1c110a', '#120b07', '#ffd277', '#8e2f25'),
  snow: inks('#132338', '#2f5068', '#a9c3c4', '#3b5a70', '#28465c', '#152a3d', '#0b1826', '#ffc968', '#eef0e6'),
  robot: inks('#4a1a20', '#8e3230', '#ee9a5a', '#7a2a2c', '#561d24', '#35131a', '#1e0b10', '#ffe0a0', '#7fc4b4'),
  forest: inks('#14382f', '#2f6a52', '#a8bf6a', '#1f5244', '#153b33', '#0e2824', '#081816', '#ffc65a', '#d8683a'),
} as const satisfies Record<string, Inks>;

/** Gels: the same stage relit. */
export const gels = {
  dusk: inks('#4a1c1e', '#8f3a2c', '#f0a45c', '#7a3430', '#5a2526', '#3a181c', '#1e0d11', '#ffd98f', '#fbe8c8'),
  fog: inks('#39504a', '#6a8474', '#c2c7a4', '#4d665c', '#3a5048', '#22352f', '#121f1c', '#ffe9b4', '#f6eedf'),
  ice: inks('#1a3156', '#41668c', '#bcd5dc', '#345579', '#27446a', '#162c4c', '#0b1830', '#ffdf9e', '#f4f6ee'),
  redSky: inks('#2a0d18', '#6e1c2a', '#d64a38', '#55182a', '#3c1220', '#240b16', '#12060b', '#ffc46e', '#f8dcc0'),
  moss: inks('#2c3a18', '#5f7026', '#d8b64a', '#4a5a22', '#37451c', '#222c14', '#11170a', '#ffe39a', '#f6eccc'),
  midnight: inks('#13203c', '#27466e', '#9fb7b4', '#233f60', '#182c48', '#101f36', '#0a1424', '#f8cf7a', '#f3ead6'),
  dawn: inks('#4a2440', '#94485a', '#f0b487', '#74404e', '#562e40', '#3a1f30', '#1f0f1a', '#ffdc94', '#4fae9c'),
  jade: inks('#0b1a1c', '#143438', '#2c6a66', '#3f8f78', '#276a5a', '#20322f', '#0c1615', '#ffd58a', '#e8dcc4'),
  sunset: inks('#5a2a3a', '#b0584a', '#f7c987', '#8a4a4c', '#6a343e', '#46222e', '#26121b', '#ffe6ac', '#2f7a74'),
  ember: inks('#3a1f2c', '#7a3b3e', '#e8945a', '#5a2f3a', '#43232f', '#2c1722', '#190c14', '#f6d365', '#4fae9c'),
  rose: inks('#3d2036', '#8a4a5c', '#eabfa6', '#6e4254', '#523044', '#35202f', '#1d111b', '#ffd27a', '#fbeee2'),
  autumn: inks('#3a1d10', '#8a4518', '#f2b24c', '#5c2f16', '#432212', '#2c170e', '#180c08', '#ffdf8f', '#5fae96'),
  moonlit: inks('#101f38', '#27486a', '#8fa9a4', '#3c5a70', '#2b4459', '#1b2e42', '#0d1826', '#f6eed8', '#f3ead6'),
} as const satisfies Record<string, Inks>;
export type GelName = keyof typeof gels;
