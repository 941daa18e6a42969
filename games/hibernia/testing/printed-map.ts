// The map and the track as the rules print them: land, province, colour, longitude, latitude, adjacent lands.
// `*` castle, `+` centre.

export const LANDS = `
Cenél Conaill * | Ulster | green | -8.10, 54.78 | Airgialla, Cenél nEógain, Dál Riata, Uí Fiachrach
Airgialla + | Ulster | yellow | -7.75, 53.95 | Cenél Conaill, Cenél nEógain, Uí Maine, Cruachan, Uí Fiachrach, Mide, Aurmumu
Cenél nEógain | Ulster | blue | -6.94, 54.55 | Cenél Conaill, Airgialla, Ulaid, Dál Riata, Mide
Ulaid | Ulster | green | -6.13, 54.23 | Cenél nEógain, Dál Riata, Brega, Mide
Dál Riata | Ulster | red | -6.48, 54.97 | Cenél Conaill, Cenél nEógain, Ulaid
Aidne * | Connacht | blue | -9.04, 53.27 | Uí Maine, Cruachan, Umall, Tuadmumu
Uí Maine + | Connacht | green | -8.47, 53.14 | Airgialla, Aidne, Cruachan, Mide, Aurmumu, Uí Fidgeinti, Tuadmumu
Cruachan | Connacht | red | -8.79, 53.83 | Airgialla, Aidne, Uí Maine, Uí Fiachrach, Umall
Uí Fiachrach | Connacht | blue | -8.86, 54.19 | Cenél Conaill, Airgialla, Cruachan, Umall
Umall | Connacht | yellow | -9.66, 53.77 | Aidne, Cruachan, Uí Fiachrach
Brega * | Leinster | yellow | -6.55, 53.51 | Ulaid, Mide, Uí Dúnlainge, Cualu
Mide + | Leinster | red | -7.20, 53.75 | Airgialla, Cenél nEógain, Ulaid, Uí Maine, Brega, Uí Dúnlainge, Aurmumu
Uí Dúnlainge | Leinster | green | -7.00, 53.08 | Brega, Mide, Uí Cheinnselaig, Cualu, Aurmumu
Uí Cheinnselaig | Leinster | yellow | -6.77, 52.45 | Uí Dúnlainge, Cualu, Caisel, Aurmumu
Cualu | Leinster | blue | -6.34, 53.05 | Brega, Uí Dúnlainge, Uí Cheinnselaig
Caisel * | Munster | red | -7.93, 52.23 | Uí Cheinnselaig, Aurmumu, Uí Fidgeinti, Desmumu
Aurmumu + | Munster | blue | -7.68, 52.99 | Airgialla, Uí Maine, Mide, Uí Dúnlainge, Uí Cheinnselaig, Caisel, Uí Fidgeinti
Uí Fidgeinti | Munster | yellow | -8.45, 52.42 | Uí Maine, Caisel, Aurmumu, Tuadmumu, Desmumu
Tuadmumu | Munster | red | -9.27, 52.64 | Aidne, Uí Maine, Uí Fidgeinti, Desmumu
Desmumu | Munster | green | -9.42, 51.87 | Caisel, Uí Fidgeinti, Tuadmumu
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '));

export const TRACK = 'Y Y R B G G R B Y Y B G G Y R B B Y R G G R B B G Y R R G Y B B Y R R B G Y Y B G R R G';

export const LONG_TRACK =
  'Y G R B B G B R G R Y R G Y R Y G R R B B Y R Y B G B Y R B G R G B Y Y G Y Y G R R Y G R G B B Y B B G';
