/**
 * What signs are called, and by which other words they are looked for: the sign, its name, and the words.
 * @see https://cldr.unicode.org CLDR 45 annotations (Unicode License v3)
 */
export const SIGN_WORDS = `
#|hash sign|hashtag, lb, number, pound
$|dollar|money, peso, USD
%|percent|per cent, per-cent
&|ampersand|and, et
)|close parenthesis|bracket, paren, parens, round bracket
*|asterisk|star, wildcard
+|plus sign|add
-|hyphen-minus|dash
.|period|dot, full stop
/|slash|oblique, solidus, stroke, virgule, whack
:|colon
;|semicolon|semi-colon
<|less-than|open tag, tag
=|equal|equals
>|greater-than|close tag, tag
@|at-sign|ampersat, arobase, arroba, at mark, commercial at, strudel
\\|backslash|reverse solidus, whack
^|circumflex accent|caret, chevron, control, hat, pointer, power, wedge, xor sign
_|low line|dash, low dash, underdash, underline
\`|grave accent|tone
{|open curly bracket|brace, curly brace, gullwing
||vertical line|bar, pike, pipe, sheffer stroke, stick, stroke, vbar, vertical bar
}|close curly bracket|brace, curly brace, gullwing
~|tilde
¡|inverted exclamation mark|bang, exclamation point
¢|cent
£|pound|currency, EGP, GBP
¥|yen|CNY, currency, JPY, yuan
§|section|paragraph, part, silcrow
¨|diaeresis|tréma, umlaut
©|copyright|C
«|left guillemet|angle, brackets, carets, chevron, quote
¬|negation|not
®|registered|R
°|degree|hour, proof
±|plus-minus
²|superscript two|squared
³|superscript three|cubed
´|acute accent|tone
µ|micro sign|measure
¶|paragraph mark|alinea, paraph, pilcrow
·|middle dot|interpunct, middot
¹|superscript one
»|right guillemet|angle, brackets, carets, chevron, quote
¿|inverted question mark
×|multiplication sign|multiply, times
÷|division sign|divide, obelus
‐|hyphen|dash
–|en dash
—|em dash
―|horizontal bar|dash, line
‘|left apostrophe|quote, single quote, smart quote
’|right apostrophe|quote, single quote, smart quote
‚|low right apostrophe|low quote, quote
“|left quotation mark|double quote, quote, smart quotation
”|right quotation mark|double quote, quote, smart quotation
„|low right quotation mark|double quote, quote, smart quotation
†|dagger sign|obelisk, obelus
‡|double dagger sign|obelisk, obelus
•|bullet|dot
…|ellipsis|dots, omission
‧|hyphenation point|dash, hyphen
‰|per mille|per mil, permil, permille
′|prime
″|double prime
※|reference mark
‼|double exclamation mark|bangbang
‽|interrobang|interabang
‾|overline|overstrike, vinculum
⁂|asterism|dinkus, stars
⁄|fraction slash|stroke, virgule
⁉|exclamation question mark|interrobang, punctuation
⁻|superscript minus
₣|french franc|currency
₤|lira|currency
₥|mill|mil
₨|rupee|currency
₩|won|KPW, KRW
€|euro|currency, EUR
₰|german penny|currency, pfennig
₱|peso
₳|austral|ARA, currency
₹|indian rupee|currency
₽|ruble|currency
₿|bitcoin|BTC
℗|sound recording copyright
™|trade mark|TM, trademark
ℹ|information|i
←|left-pointing arrow
↑|up-pointing arrow
→|right-pointing arrow
↓|down-pointing arrow
↔|left-right arrow
↕|up-down arrow
↖|up-left arrow|direction, intercardinal, northwest
↗|up-right arrow|direction, intercardinal, northeast
↘|down-right arrow|direction, intercardinal, southeast
↙|down-left arrow|direction, intercardinal, southwest
↝|rightwards wave arrow
↞|leftwards two headed arrow
↠|rightwards two headed arrow
↢|leftwards arrow tail
↣|rightwards arrow tail
↦|rightwards arrow from bar
↩|right arrow curving left
↪|left arrow curving right
↫|leftwards arrow loop
↬|rightwards arrow loop
↰|upwards arrow tip leftwards
↱|upwards arrow tip rightwards
↲|downwards arrow tip leftwards
↳|downwards arrow tip rightwards
↴|rightwards arrow corner downwards
↵|downwards arrow corner leftwards
↶|anticlockwise top semicircle arrow
↷|clockwise top semicircle arrow
↹|leftwards over rightwards arrow bars|bar
↺|anticlockwise open circle arrow
↻|clockwise open circle arrow
⇄|rightwards arrow over leftwards arrow
⇅|up-pointing and down-pointing arrows|arrow
⇆|left-pointing over right-pointing arrows|arrow
⇐|leftwards double arrow
⇑|upwards double arrow
⇒|rightwards double arrow
⇓|downwards double arrow
⇔|left right double arrow
⇝|rightwards squiggle arrow
⇞|upwards arrow double stroke
⇟|downwards arrow double stroke
⇠|leftwards dashed arrow
⇡|upwards dashed arrow
⇢|rightwards dashed arrow
⇣|downwards dashed arrow
⇤|leftwards arrow bar
⇥|rightwards arrow bar
⇦|leftwards hollow arrow
⇧|upwards hollow arrow
⇨|rightwards hollow arrow
⇩|downwards hollow arrow
⇪|upwards hollow arrow from bar
∀|for all|any, given, universal
∂|partial differential
∃|there exists
∅|empty set|mathematics, set operator
∆|increment|triangle
∇|nabla|triangle
∈|element of|contains, membership, set
∉|not an element
∋|contains as member|element
∏|n-ary product|logic
∑|n-ary summation|mathematics
−|minus sign|subtract
∓|minus-or-plus
∗|asterisk operator|star
∘|ring operator|composition
∙|bullet operator
√|square root|radical, radix, surd
∝|proportional|proportionality
∞|infinity sign
∠|angle|acute
∥|parallel
∧|logical and|ac, atque, wedge
∩|intersection|set
∪|union|collection, set
∫|integral|calculus
∬|double integral|calculus
∮|contour integral
∴|therefore|logic
∵|because|logic
∼|tilde operator
≅|approximately equal|congruence, equality, isomorphism, mathematics
≈|almost equal|approximate, approximation
≠|not equal|inequality, inequation
≡|identical to|exact, triple
≤|less-than or equal|equals, inequality
≥|greater-than or equal|equals, inequality
≪|much less-than|inequality, mathematics
≫|much greater-than|inequality, mathematics
⊂|subset of|set
⊃|superset|mathematics, set operator
⊆|subset equal
⊇|superset equal|equality, mathematics
⊕|circled plus
⊗|circled times|product, tensor
⊞|squared plus|addition-like, mathematics
⊥|up tack|eet, falsum
⊰|precedes under relation|mathematics, set operator
⊱|succeeds under relation|mathematics, set operator
⊹|hermitian conjugate matrix|mathematics, self-adjoint matrix, square matrix
⋅|dot operator
⋆|star operator
⌚|watch|clock
⌛|hourglass done|sand, timer
⌨|keyboard|computer
⏏|eject button
⏩|fast-forward button|arrow, double
⏪|fast reverse button|arrow, double, rewind
⏫|fast up button|arrow, double
⏬|fast down button|arrow, double
⏭|next track button|arrow, next scene, triangle
⏮|last track button|arrow, previous scene, previous track, triangle
⏯|play or pause button|arrow, right, triangle
⏰|alarm clock
⏳|hourglass not done|sand, timer
⏸|pause button|bar, double, vertical
⏹|stop button|square
⏺|record button|circle
■|filled square
□|hollow square
▢|hollow square with rounded corners
▣|hollow square containing filled square
▪|black small square|geometric
▫|white small square|geometric
▬|filled rectangle
▭|hollow rectangle
▮|filled vertical rectangle
▰|filled parallelogram
▲|filled up-pointing triangle|arrow
△|hollow up-pointing triangle
▴|filled up-pointing small triangle
▵|hollow up-pointing small triangle
▶|play button|arrow, right, triangle
▷|hollow right-pointing triangle
▸|filled right-pointing small triangle
▹|hollow right-pointing small triangle
►|filled right-pointing pointer
▻|hollow right-pointing pointer
▼|filled down-pointing triangle|arrow
▽|hollow down-pointing triangle
▾|filled down-pointing small triangle
▿|hollow down-pointing small triangle
◀|reverse button|arrow, left, triangle
◁|hollow left-pointing triangle
◄|filled left-pointing pointer
◆|filled diamond
◇|hollow diamond
◈|hollow diamond containing filled diamond
◉|hollow circle containing filled circle|circled dot, concentric cicles filled, fisheye, ward
◊|lozenge|diamond, rhombus
○|hollow circle|ring
◌|dotted circle
◍|circle with vertical fill
◎|concentric circles|double circle, target
●|filled circle
◐|circle left half filled
◑|circle right half filled
◒|circle lower half filled
◓|circle upper half filled
◔|circle upper right quadrant filled
◕|circle all but upper left quadrant filled
◖|left half filled circle
◗|right half filled circle
◘|inverse bullet
◙|filled square containing hollow circle|inverse hollow circle
◜|upper left quadrant circular arc
◝|upper right quadrant circular arc
◞|lower right quadrant circular arc
◟|lower left quadrant circular arc
◠|upper half circle
◡|lower half circle
◢|filled lower right triangle
◣|filled lower left triangle
◤|filled upper left triangle
◥|filled upper right triangle
◦|hollow bullet
◯|large hollow circle|ring
◻|white medium square|geometric
◼|black medium square|geometric
☀|sun|bright, rays, sunny
☁|cloud|weather
☂|umbrella|clothing, rain
☃|snowman|cold, snow
☄|comet|space
☎|telephone|phone
☑|check box with check
☔|umbrella with rain drops|clothing, drop
☕|hot beverage|coffee, drink, steaming, tea
☘|shamrock|plant
☝|index pointing up|finger, hand, point
☠|skull and crossbones|death, face, monster
☢|radioactive|sign
☣|biohazard|sign
☦|orthodox cross|Christian, religion
☪|star and crescent|islam, Muslim, religion
☮|peace symbol
☯|yin yang|religion, tao, taoist
☸|wheel of dharma|Buddhist, religion
☹|frowning face|frown
☺|smiling face|outlined, relaxed, smile
♀|female sign|woman
♂|male sign|man
♈|Aries|ram, zodiac
♉|Taurus|bull, ox, zodiac
♊|Gemini|twins, zodiac
♋|Cancer|crab, zodiac
♌|Leo|lion, zodiac
♍|Virgo|zodiac
♎|Libra|balance, justice, scales, zodiac
♏|Scorpio|scorpion, scorpius, zodiac
♐|Sagittarius|archer, zodiac
♑|Capricorn|goat, zodiac
♒|Aquarius|bearer, water, zodiac
♓|Pisces|fish, zodiac
♟|chess pawn|dupe, expendable
♠|spade suit|card, game
♣|club suit|card, game
♥|heart suit|card, game
♦|diamond suit|card, game
♨|hot springs|hotsprings, steaming
♪|eighth note|music
♭|flat|bemolle, music, note
♯|sharp|dièse, diesis, music, note
♻|recycling symbol|recycle
♿|wheelchair symbol|access
⚒|hammer and pick|tool
⚓|anchor|ship, tool
⚔|crossed swords|weapon
⚖|balance scale|justice, Libra, zodiac
⚙|gear|cog, cogwheel, tool
⚛|atom symbol|atheist
⚜|fleur-de-lis
⚠|warning
⚡|high voltage|danger, electric, lightning, zap
⚧|transgender symbol
⚪|white circle|geometric
⚰|coffin|death
⛄|snowman without snow|cold
⛅|sun behind cloud
⛈|cloud with lightning and rain|thunder
⛎|Ophiuchus|bearer, serpent, snake, zodiac
⛔|no entry|forbidden, not, prohibited, traffic
⛩|shinto shrine|religion
⛱|umbrella on ground|rain, sun
✂|scissors|cutting, tool
✅|check mark button
✈|airplane|aeroplane
✉|envelope|email, letter
✊|raised fist|clenched, hand, punch
✋|raised hand|high 5, high five
✌|victory hand|v
✍|writing hand|write
✏|pencil
✒|black nib|pen
✔|check mark
✖|multiply|cancel, multiplication, sign, x
✝|latin cross|Christian, religion
✡|star of David|Jew, Jewish, religion
✨|sparkles|sparkle, star
✳|eight-spoked asterisk
✴|eight-pointed star
❄|snowflake|cold, snow
❌|cross mark|cancel, multiplication, multiply, x
❎|cross mark button|square, x
❣|heart exclamation|mark, punctuation
❤|red heart
➕|plus|math, sign
➖|minus|math, sign
➗|divide|division, math, sign
➡|right arrow|cardinal, direction, east
⤴|right arrow curving up
⤵|right arrow curving down
⨯|vector cross product
⬅|left arrow|cardinal, direction, west
⬆|up arrow|cardinal, direction, north
⬇|down arrow|cardinal, direction, south
⬛|black large square|geometric
⬜|white large square|geometric
⭐|star
。|ideographic period|full stop
〈|open angle bracket|chevron, diamond brackets, pointy bracket, tuple
〉|close angle bracket|chevron, diamond brackets, pointy bracket, tuple
《|open double angle bracket
》|close double angle bracket
「|open corner bracket
」|close corner bracket
『|open hollow corner bracket
』|close hollow corner bracket
【|open black lens bracket|lenticular bracket
】|close black lens bracket|lenticular bracket
〔|open tortoise shell bracket
〕|close tortoise shell bracket
〖|open hollow lens bracket|hollow lenticular bracket
〗|close hollow lens bracket|hollow lenticular bracket
・|katakana middle dot|dots, interpunct, middot
🃏|joker|card, game, wildcard
🌈|rainbow|rain
🌊|water wave|ocean
🌑|new moon|dark
🌓|first quarter moon
🌕|full moon
🌗|last quarter moon
🌙|crescent moon
🌟|glowing star|glittery, glow, shining, sparkle
🌡|thermometer|weather
🌱|seedling|young
🌷|tulip|flower
🌸|cherry blossom|flower
🌹|rose|flower
🌺|hibiscus|flower
🌻|sunflower|flower, sun
🌼|blossom|flower
🌿|herb|leaf
🍀|four leaf clover|4
🍁|maple leaf|falling
🍂|fallen leaf|falling
🍃|leaf fluttering in wind|blow, flutter
🎧|headphone|earbud
🎲|game die|dice
🎴|flower playing cards|card, game, Japanese
🎵|musical note|music
🎶|musical notes|music, note
🎼|musical score|music
👆|backhand index pointing up|finger, hand, point
👇|backhand index pointing down|finger, hand, point
👈|backhand index pointing left|finger, hand, point
👉|backhand index pointing right|finger, hand, point
👌|OK hand
👍|thumbs up|+1, hand, thumb
👎|thumbs down|-1, hand, thumb
👏|clapping hands|clap, hand
👻|ghost|creature, face, fairy tale, fantasy, monster
👽|alien|creature, extraterrestrial, face, fantasy, ufo
💔|broken heart|break
💕|two hearts|love
💖|sparkling heart|excited, sparkle
💗|growing heart|excited, nervous, pulse
💘|heart with arrow|cupid
💙|blue heart
💚|green heart
💛|yellow heart
💜|purple heart
💝|heart with ribbon|valentine
💞|revolving hearts
💟|heart decoration
📅|calendar|date
📌|pushpin|pin
📎|paperclip
📧|e-mail|email, letter
🔀|shuffle tracks button|arrow, crossed
🔁|repeat button|arrow, clockwise
🔂|repeat single button|arrow, clockwise, once
🔇|muted speaker|mute, quiet, silent
🔊|speaker high volume|loud
🔍|magnifying glass tilted left|search, tool
🔑|key|lock, password
🔒|locked|closed
🔓|unlocked|lock, open, unlock
🕉|om|Hindu, religion
🕎|menorah|candelabrum, candlestick, religion
🖐|hand with fingers splayed|finger
🖖|vulcan salute|finger, hand, spock
🖤|black heart|evil, wicked
🗿|moai|face, moyai, statue
🙏|folded hands|ask, hand, high 5, high five, please, pray, thanks
🤍|white heart
🤎|brown heart
🤘|sign of the horns|finger, hand, rock-on
🤝|handshake|agreement, hand, meeting, shake
🤞|crossed fingers|cross, finger, hand, luck
🤟|love-you gesture|hand, ILY
🧡|orange heart
🫧|bubbles|burp, clean, soap, underwater
`

/** Words for the groups of the boards. */
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  hearts: 'Hearts heart love',
  stars: 'Stars star',
  arrows: 'Arrows arrow',
  ticks: 'Ticks and crosses check mark tick cross',
  bullets: 'Bullets dot point',
  shapes: 'Geometric shapes',
  hands: 'Hands',
  faces: 'Faces and figures',
  weather: 'Weather and sky',
  flowers: 'Flowers and leaves flower leaf',
  music: 'Music note',
  chess: 'Chess and checkers',
  cards: 'Cards and dice',
  zodiac: 'Zodiac and planets',
  people: 'Gender and marriage',
  faith: 'Faith and peace',
  office: 'Everyday symbols',
  keys: 'Keyboard keys',
  circled: 'Circled numbers and Roman numerals number circle',
  lines: 'Box-drawing lines line box',
  blocks: 'Blocks and bars',
  brackets: 'Brackets',
  letters: 'Accented letters accent',
  quotes: 'Quotation marks and dashes',
  punctuation: 'Punctuation',
  legal: 'Copyright and trademarks',
  currency: 'Currency symbols currency money sign',
  maths: 'Math symbols mathematical',
  fractions: 'Fractions fraction',
  raised: 'Superscript and subscript',
  units: 'Units',
  greek: 'Greek letters',
  phonetics: 'Phonetic letters (IPA)',
  spaces: 'Spaces and invisible characters',
  sparkles: 'Sparkles',
  bows: 'Bows bow ribbon coquette',
  moon: 'Moon, sun and stars moon sun star cloud',
  nature: 'Animals and nature',
  dividers: 'Dividers divider line',
  frames: 'Frames and brackets frame',
  crosses: 'Crosses and gothic symbols cross goth dark',
}
