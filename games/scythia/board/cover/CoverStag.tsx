/** The stag of the steppe lying down, its legs drawn in and its antlers along its back, as goldsmiths made it. */
const BODY =
  'M44 150C30 132 34 104 58 94C90 82 130 92 168 84C188 78 196 62 204 46C206 38 214 34 222 36L252 44C262 47 266 54 260 58C250 62 238 60 230 64C224 84 222 108 206 124C214 132 228 134 240 130C248 128 252 136 246 142C234 152 208 152 190 144C186 150 176 156 164 156C168 148 172 146 178 142C152 150 120 150 98 148C104 152 112 154 120 152C128 152 128 162 118 164C94 168 62 164 44 150Z';
const ANTLERS =
  'M208 40C200 30 186 30 180 38M180 38C174 22 156 22 152 36C150 46 164 50 168 42M152 38C146 20 126 22 124 36C122 48 138 50 140 42M124 38C116 20 96 24 96 40C96 50 110 52 112 44M96 42C86 26 66 32 68 48C70 58 82 58 84 50M68 50C58 42 44 50 48 62C52 70 62 68 62 62M212 36C214 24 226 18 236 24M222 34C226 30 232 28 238 32';

export function CoverStag() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={ANTLERS} fill="none" stroke="var(--cv-ink)" strokeWidth={15} />
      <path d={BODY} fill="var(--cv-gold)" stroke="var(--cv-ink)" strokeWidth={6} />
      <path d={ANTLERS} fill="none" stroke="var(--cv-gold)" strokeWidth={7.4} />
      <path
        d="M66 112C86 98 112 112 104 130C98 142 80 138 82 126C84 120 92 120 92 126M168 96C190 92 198 110 186 122C178 128 168 122 172 114M112 100Q140 106 164 98M112 138Q140 142 160 136M58 100Q48 112 50 132"
        fill="none"
        stroke="var(--cv-ink)"
        strokeWidth={4}
      />
      <path d="M222 48Q229 42 236 49Q229 54 222 48Z" fill="var(--cv-ink)" />
      <path d="M252 55L258 54M206 62C202 56 206 48 212 48" fill="none" stroke="var(--cv-ink)" strokeWidth={3.4} />
    </g>
  );
}
