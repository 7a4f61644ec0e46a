/** What an emoticon says. */
export const MOODS = [
  'happy',
  'laughing',
  'love',
  'greeting',
  'hug',
  'shy',
  'surprised',
  'thinking',
  'unsure',
  'sad',
  'crying',
  'angry',
  'tired',
  'playful',
  'cheering',
  'animals',
] as const
export type Mood = (typeof MOODS)[number]

/** Emoticons in use by what they say: upright ones first, then those that lie on their side. */
export const EMOTICONS: Readonly<Record<Mood, { readonly upright: readonly string[]; readonly sideways: readonly string[] }>> = {
  happy: {
    upright: ['(◕‿◕)', '(•‿•)', '(ᵔᴥᵔ)', '(＾▽＾)', '(◠‿◠)', '(´∀｀)', '(◡‿◡)', '＼(＾O＾)／', '(*^▽^*)', 'ヽ(・∀・)ﾉ', '(✿◠‿◠)', '(｡◕‿◕｡)'],
    sideways: [':)', ':-)', '=)', ':]', '(:', ':3'],
  },
  laughing: { upright: ['(≧▽≦)', '(´▽`)', '(＾ω＾)', 'ʱªʱªʱª(ᕑᗢूᓫ∗)', '(*≧∀≦*)', '( ˃̵ᴗ˂̵ )'], sideways: [':D', 'xD', 'XD', ':-D', '=D', ":')"] },
  love: { upright: ['(♥‿♥)', '(っ˘з(˘⌣˘)', '(´ε｀ )♡', '♡(˃͈ દ ˂͈ ༶ )', '(づ￣ ³￣)づ', '(◍•ᴗ•◍)❤', '(*♡∀♡)'], sideways: ['<3', ':*', ':-*'] },
  greeting: { upright: ['(^_^)/', '(￣▽￣)ノ', 'ヾ(＾∇＾)', '(・ω・)ﾉ', '(＾Ｏ＾)／', '( ´ ▽ ` )ﾉ', '(*・ω・)ﾉ'], sideways: ['o/', '\\o', 'o7'] },
  hug: { upright: ['(づ｡◕‿‿◕｡)づ', '(っ´▽｀)っ', '(⊃｡•́‿•̀｡)⊃', '⊂(◉‿◉)つ', '(つ≧▽≦)つ', '༼ つ ◕_◕ ༽つ'], sideways: ['>:D<'] },
  shy: { upright: ['(⁄ ⁄•⁄ω⁄•⁄ ⁄)', '(*/ω＼)', '(//▽//)', '(„• ֊ •„)', '(⌒_⌒;)', '(*ﾉωﾉ)'], sideways: [':$', ':-$'] },
  surprised: { upright: ['(°o°)', '(⊙_⊙)', 'Σ(°△°|||)', '(o_O)', '(O_O)', 'w(°ｏ°)w', '(ﾟДﾟ)', '⊙﹏⊙'], sideways: [':O', ':-O', ':o', '=O', '8-O'] },
  thinking: { upright: ['(¬_¬)', '( ͡° ͜ʖ ͡°)', '(￢_￢)', '(・・ )?', '(￣ω￣;)', 'ლ(ಠ_ಠლ)'], sideways: [':-?', ':L'] },
  unsure: { upright: ['¯\\_(ツ)_/¯', '┐(´д｀)┌', '╮(￣～￣)╭', '┐(￣ヘ￣)┌', '(・_・ヾ', '(°ー°〃)'], sideways: [':/', ':-/', ':S', ':-\\', ':|'] },
  sad: { upright: ['(◞‸◟)', '(｡•́︿•̀｡)', '(´･ω･`)', '(._.)', '(︶︹︺)', '(◕︵◕)', '( ´•̥̥̥ω•̥̥̥` )'], sideways: [':(', ':-(', '=(', ':[', 'D:', '</3'] },
  crying: { upright: ['(╥﹏╥)', '(T_T)', '(ಥ﹏ಥ)', '(；д；)', '(┬┬﹏┬┬)', '｡ﾟ(ﾟ´Д｀ﾟ)ﾟ｡', '(ToT)'], sideways: [":'(", ":'-("] },
  angry: { upright: ['(╯°□°)╯︵ ┻━┻', '(ಠ_ಠ)', '(ಠ益ಠ)', '(╬ಠ益ಠ)', '(｀Д´)', '(≖_≖ )', '┻━┻ ︵ ヽ(°□°ヽ)', '(ノಠ益ಠ)ノ彡┻━┻'], sideways: ['>:(', '>:-(', '>:['] },
  tired: { upright: ['(－_－) zzZ', '(－ω－) zzZ', '(x_x)', '(＿ ＿*) Z z z', '(∪｡∪)｡｡｡zzZ', '(￣o￣) zzZZ'], sideways: ['|-O', '|-)'] },
  playful: { upright: ['(¬‿¬)', '(^_~)', '(˵ ͡~ ͜ʖ ͡°˵)', '(⌐■_■)', '( •_•)>⌐■-■', '(^_−)☆', '( ˘ ³˘)♥', '(￣y▽￣)╭'], sideways: [';)', ';-)', ':P', ':-P', 'xP', 'B-)', '8-)'] },
  cheering: { upright: ['ヽ(^o^)ノ', '٩(◕‿◕)۶', '\\(^o^)/', '(ﾉ◕ヮ◕)ﾉ*:･ﾟ✧', '(ง •̀_•́)ง', '( •̀ᴗ•́ )و', '┬─┬ノ( º _ ºノ)', '♪┏(・o･)┛♪', '└( ＾ω＾ )」'], sideways: ['\\o/'] },
  animals: { upright: ['ʕ•ᴥ•ʔ', '(=^･ω･^=)', '(=^..^=)', 'U・ᴥ・U', '/(=･ x ･=)\\', '＜コ:彡', '(・⊝・)', 'V●ᴥ●V', '~(˘▽˘~)', '>°)))彡', '(\\_/)'], sideways: ['<*)))><', '@(*0*)@'] },
}
