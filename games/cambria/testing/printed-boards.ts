// The boards as the rules print them: fort, value, longitude, latitude, roads.

export type Row = readonly [fort: string, value: number, lon: number, lat: number, roads: string];

export const CAMBRIA: readonly Row[] = [
  ['Segontium', 2, -4.27, 53.14, 'Canovium, Tomen-y-Mur'],
  ['Canovium', 4, -3.83, 53.22, 'Segontium, Tomen-y-Mur, Caer Gai, Deva'],
  ['Deva', 2, -2.95, 53.19, 'Canovium, Caer Gai'],
  ['Tomen-y-Mur', 3, -3.95, 52.93, 'Segontium, Canovium, Caer Gai'],
  ['Caer Gai', 6, -3.62, 52.85, 'Tomen-y-Mur, Canovium, Deva, Viroconium, Mediomanum, Cefn Caer'],
  ['Viroconium', 3, -2.7, 52.7, 'Caer Gai, Mediomanum, Bravonium'],
  ['Cefn Caer', 4, -3.95, 52.56, 'Caer Gai, Mediomanum, Bremia, Castell Collen'],
  ['Mediomanum', 5, -3.43, 52.55, 'Caer Gai, Cefn Caer, Castell Collen, Bravonium, Viroconium'],
  ['Bravonium', 4, -2.85, 52.36, 'Viroconium, Mediomanum, Castell Collen, Gobannium'],
  ['Bremia', 3, -4.02, 52.2, 'Cefn Caer, Moridunum, Castell Collen'],
  ['Castell Collen', 6, -3.38, 52.27, 'Mediomanum, Cicucium, Bravonium, Bremia, Cefn Caer, Gobannium'],
  ['Moridunum', 2, -4.32, 51.88, 'Bremia, Nidum'],
  ['Cicucium', 2, -3.45, 51.97, 'Castell Collen, Gobannium'],
  ['Gobannium', 5, -3.0, 51.83, 'Isca, Cicucium, Castell Collen, Nidum, Bravonium'],
  ['Nidum', 3, -3.8, 51.66, 'Moridunum, Gobannium, Isca'],
  ['Isca', 2, -2.95, 51.58, 'Gobannium, Nidum'],
];

export const CUMBRIA: readonly Row[] = [
  ['Maia', 4, -3.25, 54.89, 'Banna, Luguvalium, Derventio, Alauna'],
  ['Luguvalium', 3, -2.98, 54.8, 'Voreda, Derventio, Maia'],
  ['Banna', 2, -2.57, 54.95, 'Voreda, Maia'],
  ['Vindolanda', 2, -2.39, 55.0, 'Epiacum, Corstopitum'],
  ['Corstopitum', 5, -2.05, 54.89, 'Lavatrae, Epiacum, Vindolanda, Vinovia, Arbeia'],
  ['Arbeia', 2, -1.65, 54.95, 'Vinovia, Corstopitum'],
  ['Alauna', 2, -3.39, 54.73, 'Maia, Derventio'],
  ['Derventio', 6, -3.18, 54.69, 'Luguvalium, Brocavum, Maia, Galava, Glannoventa, Alauna'],
  ['Voreda', 4, -2.69, 54.77, 'Luguvalium, Brocavum, Banna, Epiacum'],
  ['Epiacum', 6, -2.33, 54.75, 'Voreda, Brocavum, Verterae, Vindolanda, Corstopitum, Lavatrae'],
  ['Brocavum', 5, -2.8, 54.64, 'Voreda, Derventio, Galava, Epiacum, Verterae'],
  ['Galava', 3, -3.07, 54.47, 'Derventio, Brocavum, Glannoventa'],
  ['Glannoventa', 2, -3.35, 54.41, 'Derventio, Galava'],
  ['Verterae', 3, -2.31, 54.47, 'Epiacum, Brocavum, Lavatrae'],
  ['Vinovia', 3, -1.65, 54.73, 'Lavatrae, Corstopitum, Arbeia'],
  ['Lavatrae', 4, -1.9, 54.57, 'Corstopitum, Epiacum, Verterae, Vinovia'],
];
