/** How sure a size is: compared across several guides of 2026, or recalled and not compared. */
export type Confidence = 'high' | 'medium'
export type Spec = {
  readonly platform: string
  readonly place: string
  readonly kind: 'image' | 'video'
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** As platforms name it, where it is not the plain ratio of the sides. */
  readonly ratio?: string
  readonly confidence: Confidence
  /** Largest file in megabytes of a million bytes. */
  readonly megabytes?: number
  /** Longest video in seconds. */
  readonly seconds?: number
  readonly remark?: string
}
type Extra = Partial<Pick<Spec, 'ratio' | 'confidence' | 'megabytes' | 'seconds' | 'remark'>>
const image = <P extends string, N extends string>(platform: P, place: N, width: number, height: number, extra: Extra = {}) =>
  ({ platform, place, kind: 'image', width, height, confidence: 'high', ...extra }) as const
const video = <P extends string, N extends string>(platform: P, place: N, width: number, height: number, extra: Extra = {}) =>
  ({ platform, place, kind: 'video', width, height, confidence: 'medium', ...extra }) as const
const medium: Extra = { confidence: 'medium' }

/** Sizes of pictures and videos on social networks, January to April 2026, from six size guides compared. */
export const SOCIAL_MEDIA_SPECS = [
  image('Facebook', 'profile', 320, 320, { remark: 'circle' }),
  image('Facebook', 'cover', 820, 312, { remark: 'phones-crop' }),
  image('Facebook', 'cover', 1640, 624, { remark: 'sharp' }),
  image('Facebook', 'landscape', 1200, 630, { ratio: '1.91:1' }),
  image('Facebook', 'square', 1080, 1080),
  image('Facebook', 'portrait', 1080, 1350),
  image('Facebook', 'link', 1200, 630, { ratio: '1.91:1', megabytes: 8 }),
  image('Facebook', 'story', 1080, 1920, { remark: 'clear-250-340' }),
  image('Facebook', 'event', 1920, 1005, { ratio: '1.91:1' }),
  image('Facebook', 'group', 1640, 856, { ratio: '1.91:1' }),
  image('Facebook', 'carousel', 1080, 1080),
  image('Facebook', 'ad', 1080, 1080),
  video('Facebook', 'feed-video', 1080, 1350, { seconds: 14_400, megabytes: 4000 }),
  video('Facebook', 'feed-video', 1080, 1080, { seconds: 14_400, megabytes: 4000 }),
  video('Facebook', 'feed-video', 1280, 720, { seconds: 14_400, megabytes: 4000 }),
  video('Facebook', 'reel', 1080, 1920),
  video('Facebook', 'story', 1080, 1920, { seconds: 60 }),
  image('Instagram', 'profile', 320, 320, { remark: 'circle' }),
  image('Instagram', 'square', 1080, 1080, { megabytes: 30 }),
  image('Instagram', 'portrait', 1080, 1350, { megabytes: 30 }),
  image('Instagram', 'portrait', 1080, 1440, { megabytes: 30 }),
  image('Instagram', 'landscape', 1080, 566, { ratio: '1.91:1', megabytes: 30 }),
  image('Instagram', 'story', 1080, 1920, { remark: 'clear-250-340' }),
  image('Instagram', 'reel-cover', 1080, 1920, { remark: 'grid-crop' }),
  image('Instagram', 'carousel', 1080, 1350, { megabytes: 30 }),
  image('Instagram', 'highlight', 1080, 1920, { remark: 'middle-circle' }),
  video('Instagram', 'reel', 1080, 1920, { seconds: 180 }),
  video('Instagram', 'feed-video', 1080, 1350, { seconds: 3600 }),
  video('Instagram', 'story', 1080, 1920, { seconds: 60 }),
  image('X', 'profile', 400, 400, { megabytes: 2, remark: 'circle' }),
  image('X', 'cover', 1500, 500, { megabytes: 5 }),
  image('X', 'landscape', 1600, 900),
  image('X', 'square', 1080, 1080),
  image('X', 'portrait', 1080, 1350),
  image('X', 'link', 1200, 628, { ratio: '1.91:1' }),
  image('X', 'two-images', 700, 800),
  image('X', 'four-images', 1200, 600, medium),
  video('X', 'feed-video', 1280, 720, { seconds: 140, megabytes: 512, remark: 'more-paid' }),
  video('X', 'feed-video', 1920, 1080, { seconds: 140, megabytes: 512, remark: 'more-paid' }),
  video('X', 'feed-video', 1080, 1920, { seconds: 140, megabytes: 512, remark: 'more-paid' }),
  image('LinkedIn', 'profile', 400, 400),
  image('LinkedIn', 'cover', 1584, 396),
  image('LinkedIn', 'logo', 400, 400, { remark: 'least-300' }),
  image('LinkedIn', 'company-cover', 1128, 191, { ratio: '5.9:1' }),
  image('LinkedIn', 'landscape', 1200, 627, { ratio: '1.91:1' }),
  image('LinkedIn', 'square', 1200, 1200),
  image('LinkedIn', 'portrait', 1080, 1350),
  image('LinkedIn', 'link', 1200, 627, { ratio: '1.91:1' }),
  image('LinkedIn', 'article', 1920, 1080, medium),
  image('LinkedIn', 'event', 1776, 444, medium),
  image('LinkedIn', 'document', 1080, 1350),
  video('LinkedIn', 'feed-video', 1920, 1080, { seconds: 600, megabytes: 5000, remark: 'many-sizes' }),
  image('YouTube', 'profile', 800, 800, { remark: 'circle' }),
  image('YouTube', 'channel', 2560, 1440, { megabytes: 6, remark: 'safe-1546' }),
  // The file by YouTube Help, November 2026.
  image('YouTube', 'thumbnail', 1280, 720, { megabytes: 50, remark: 'least-640' }),
  image('YouTube', 'shorts-cover', 1080, 1920),
  image('YouTube', 'square', 1080, 1080),
  image('YouTube', 'watermark', 150, 150, { megabytes: 1 }),
  image('YouTube', 'playlist', 1280, 1280, medium),
  video('YouTube', 'feed-video', 1920, 1080, { seconds: 43_200, megabytes: 256_000, remark: 'many-sizes' }),
  video('YouTube', 'shorts', 1080, 1920, { seconds: 180 }),
  image('TikTok', 'profile', 200, 200, { remark: 'larger' }),
  image('TikTok', 'photo', 1080, 1920),
  image('TikTok', 'carousel', 1080, 1080),
  image('TikTok', 'video-cover', 1080, 1920),
  video('TikTok', 'feed-video', 1080, 1920, { seconds: 600, remark: 'clear-tiktok' }),
  image('Pinterest', 'profile', 280, 280, { remark: 'circle' }),
  image('Pinterest', 'cover', 800, 450),
  image('Pinterest', 'pin', 1000, 1500, { megabytes: 20 }),
  image('Pinterest', 'square', 1000, 1000, { megabytes: 20 }),
  image('Pinterest', 'long-pin', 1000, 2100, { ratio: '1:2.1', megabytes: 20 }),
  image('Pinterest', 'story', 1080, 1920, { megabytes: 20 }),
  image('Pinterest', 'board', 600, 600),
  image('Pinterest', 'carousel', 1000, 1500, { megabytes: 20 }),
  video('Pinterest', 'pin', 1000, 1500, { seconds: 900, megabytes: 2000 }),
  video('Pinterest', 'pin', 1080, 1920, { seconds: 900, megabytes: 2000 }),
  image('Snapchat', 'profile', 320, 320, medium),
  image('Snapchat', 'snap', 1080, 1920, { ...medium, remark: 'clear-165' }),
  image('Snapchat', 'geofilter', 1080, 2340, { ...medium, megabytes: 0.3, ratio: '9:19.5', remark: 'transparent' }),
  image('Snapchat', 'lens', 320, 320, medium),
  video('Snapchat', 'ad', 1080, 1920, { seconds: 180, megabytes: 1000 }),
  video('Snapchat', 'spotlight', 1080, 1920, { seconds: 60 }),
  image('Threads', 'profile', 640, 640, medium),
  image('Threads', 'portrait', 1080, 1350, medium),
  image('WhatsApp', 'profile', 640, 640, medium),
  image('WhatsApp', 'story', 1080, 1920, medium),
  image('WhatsApp', 'sticker', 512, 512, { ...medium, megabytes: 0.1, remark: 'webp' }),
  image('Twitch', 'cover', 1200, 480, medium),
  image('Twitch', 'emote', 112, 112, { ...medium, remark: 'also-28-56' }),
  image('Twitch', 'offline', 1920, 1080, medium),
  image('Discord', 'profile', 512, 512, { ...medium, remark: 'least-128' }),
  image('Discord', 'logo', 512, 512, medium),
  image('Discord', 'cover', 960, 540, medium),
  image('Discord', 'emote', 128, 128, { ...medium, megabytes: 0.256 }),
  image('Discord', 'sticker', 320, 320, { ...medium, megabytes: 0.512 }),
] as const satisfies readonly Spec[]

/** What a size is used for, in English. */
export const PLACES = {
  profile: 'Profile picture',
  cover: 'Cover image',
  landscape: 'Landscape post',
  square: 'Square post',
  portrait: 'Portrait post',
  link: 'Link preview',
  story: 'Story or status',
  event: 'Event cover',
  group: 'Group cover',
  carousel: 'Carousel',
  ad: 'Advertisement',
  'feed-video': 'Video post',
  reel: 'Reel',
  'reel-cover': 'Reel cover',
  highlight: 'Highlight cover',
  'two-images': 'Post with two images, each',
  'four-images': 'Post with four images, each',
  logo: 'Logo or icon',
  'company-cover': 'Company cover',
  article: 'Article cover',
  document: 'Document page',
  channel: 'Channel banner',
  thumbnail: 'Thumbnail',
  shorts: 'Short video',
  'shorts-cover': 'Short video cover',
  watermark: 'Video watermark',
  playlist: 'Playlist or podcast cover',
  photo: 'Photo post',
  'video-cover': 'Video cover',
  pin: 'Pin',
  'long-pin': 'Long pin',
  board: 'Board cover',
  snap: 'Snap',
  geofilter: 'Geofilter',
  lens: 'Lens icon',
  spotlight: 'Spotlight video',
  sticker: 'Sticker',
  emote: 'Emote or server emoji',
  offline: 'Offline screen',
} as const

/** What else is to be known of a size, in English. */
export const REMARKS = {
  circle: 'Appears as a circle.',
  'phones-crop': 'Phones show 640 × 360; keep what matters in the middle.',
  sharp: 'Double size, for high-resolution screens.',
  'clear-250-340': 'Keep 250 px at the top and 340 px at the bottom clear.',
  'grid-crop': 'The profile grid shows the middle as 3:4.',
  'middle-circle': 'The middle appears as a circle.',
  'more-paid': 'Longer and larger with a subscription.',
  'least-300': 'At least 300 × 300.',
  'many-sizes': 'Many other sizes work, too.',
  'safe-1546': 'Every device shows the middle 1546 × 423.',
  'least-640': 'At least 640 wide. From a phone, up to 2 MB.',
  larger: 'Upload 400 × 400 or larger.',
  'clear-tiktok': 'Keep 130 px at the top, 480 px at the bottom and 120 px on the right clear.',
  'clear-165': 'Keep 165 px at the top and bottom clear.',
  transparent: 'PNG with a transparent background.',
  webp: 'WebP; up to 0.5 MB when animated.',
  'also-28-56': 'Also needed at 56 × 56 and 28 × 28.',
  'least-128': 'At least 128 × 128.',
} as const
