import type { FileValue } from '../../../engine/core/file-value.ts'

/** Codes as pictures, for examples. */
function sample(name: string, base64: string): FileValue {
  return { name: `${name}.png`, type: 'image/png', bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) }
}

/** A link. */
export const sampleQr = (): FileValue =>
  sample(
    'menu',
    'iVBORw0KGgoAAAANSUhEUgAAAEIAAABCAQMAAADZmpKrAAAABlBMVEX///8AAABVwtN+AAAAqUlEQVR42q3QuwrFIAwG4EDXgK8iuAq+esA1kFcRXAM5tVVsyhnr4rfk8gc+f6YxipETYSoMXsIdUd9i+6PGLxGq4Oy3ZMq85i4BdL7/LdEQg3pBTS0dXhWh1DRqtnrsIte0rXPRksWLqLWaRpctKRhCv3JsHXQu6jVyG4+KLQA9qHmZpjPmnXeJUJCal7DZ3eWp1vN1oaeoQPYijNBnvyVTymXeeenb9wPnR9Ahbu4cFwAAAABJRU5ErkJggg==',
  )

/** Access to a network, white on black. */
export const sampleInvertedQr = (): FileValue =>
  sample(
    'wifi',
    'iVBORw0KGgoAAAANSUhEUgAAAEoAAABKAQMAAAAmHlAyAAAABlBMVEUAAAD///+l2Z/dAAAA00lEQVR42rXRMQoEIQwF0EDagFcRbAWvHrAN5CrCtIGs6wyjq/VaPTDGr4G/LbdcW3D+JZMaC2xUaReRHWRucjLUepCpINDT96WbiOiT4SWA9H5PzJdMDFcuG7Xfq5HHbZNs5lziqF1YISLdBZOY6ZKD0ncrykgwCRqAEm2MLAitfI8trBrBatroiQykjQFMWkEMeXzUQmVrIdaduWhxGxEmeztBHgUL+2C5yIi+kAlD/6t7Fi/7sLL6KPghWorXwZi8+Eam5HxHX+h2mef7xZP/WR9ij/yLGTDMogAAAABJRU5ErkJggg==',
  )

/** Two codes side by side. */
export const sampleTwoQr = (): FileValue =>
  sample(
    'two',
    'iVBORw0KGgoAAAANSUhEUgAAAHQAAAA6AQMAAABbBu94AAAABlBMVEX///8AAABVwtN+AAAA2klEQVR42sXRvQoDIQwA4EBWwVcJZD3w1QOugq8i3BpIo7aD1nY9l7svBM0PPH5MoZpAssDWDpZABQQIIwMdXIsWFeCbMZ3tkWH+YflrCRbGe5zf7682LbNe/tS/GkBnoz354KoYPcIG2U7GxkoCsQWL/b7dKUhF/1jjIgdHipq8H/L8ft/uq7aMAshG0vN3A7R89R+mMvtZbYrkhfq+ygjvlqBYx7zgnvtc7fvwhfq8U+HR/7fVR8X35XM/Wmuv5k48yt0twefl00ac+btNW/ZBJLsoz/pXP3teQQXslbloQsUAAAAASUVORK5CYII=',
  )

/** An EAN-13. */
export const sampleEan = (): FileValue =>
  sample(
    'pen',
    'iVBORw0KGgoAAAANSUhEUgAAAO4AAABEAQMAAAC8p5vpAAAABlBMVEX///8AAABVwtN+AAAANklEQVR42mMYYHCG35j/zH/7MzzGh8+cYTbgOWD8mYfZxubMqPSo9Kj0qPSo9Kj0qDR+6YECABbRWUuG7f83AAAAAElFTkSuQmCC',
  )

/** The same, turned by 90°. */
export const sampleUpright = (): FileValue =>
  sample(
    'pen-turned',
    'iVBORw0KGgoAAAANSUhEUgAAAEQAAADuAQMAAAC6WjN5AAAABlBMVEX///8AAABVwtN+AAAAQ0lEQVR42mMYaYD/PwQgsyhRR4m91HYLJW4m1n30cDM93DJQ/qV2OqVH2A/FNE7t+Bh1y8Clv4Eq/wZ7uAyXumeYAAAmE3jv9jpFmgAAAABJRU5ErkJggg==',
  )
