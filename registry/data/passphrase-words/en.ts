/** English words for passphrases: common, concrete, three to nine letters. Written for this project. */
export const WORDS: readonly string[] = `
acorn acrobat album alpaca amber anchor ankle antler apple apricot apron arch arrow artist aspen atlas attic autumn avocado axle badge badger bagel
baker balcony ballet bamboo banana banjo barley barn barrel basil basket beach beacon beaver bell bench berry bicycle birch biscuit bison blanket
blossom boat bobbin bonfire bonnet book boot bottle bowl box bracelet branch bread breeze brick bridge broccoli broom brush bubble bucket buffalo
bugle bulb bundle butter button cabbage cabin cactus camel camera canal candle canoe canvas cape caramel card carpet carrot cart castle cave cedar
celery cello cement chain chair chalk chapel cherry chess chestnut chicken chimney cider cinema circle citrus clam clarinet clay cliff clock cloth
cloud clover coast coat cobweb cocoa coconut coffee coin collar comet compass cookie copper coral cork corn cottage cotton cow coyote crab cradle
crane crater crayon cream creek crow crown crystal cube cucumber cup curtain cushion cyclist cymbal daisy dance dawn deer dentist desert desk diamond
diary dinner dolphin donkey door dove dragon drawer dream drum duck dune dusk dust eagle earth easel echo eel elbow elephant elm ember engine envelope
evening falcon farm farmer feather fence fern ferry fiddle field fig finger fire fish flag flame flask flint flock flood floor flower flute foam fog
forest fork fossil fountain fox freckle friend frog frost fruit galaxy gallery garage garden garlic gate gazelle geyser ghost ginger giraffe glacier
glass globe glove goat goose granite grape grass gravel grove guitar gull hail hammer hammock hamster harbor harp harvest hat hawk hazel hedge helmet
heron hill honey hood horn horse hotel hour house husky ice icicle igloo ink iris iron island ivory ivy jacket jaguar jam jar jasmine jelly jewel
jigsaw juice jungle juniper kayak kettle key kiosk kitchen kite kitten kiwi knee knot koala lace ladder lake lamp lantern lasagna lava lavender lawn
leaf leather lemon lentil leopard letter library lilac lily lime linen lion lizard llama lobster lotus lunch lynx magnet magpie mango maple marble
market marsh mask meadow medal melon meteor milk mill mint mirror mitten moon moose morning moss moth motor mountain mouse muffin mug mule museum
mushroom music mustard napkin needle nest night noodle north notebook nutmeg oak oasis oat ocean octopus olive onion opal opera orange orbit orchard
orchid organ ostrich otter oven owl oyster paddle page paint palace palm pancake panda papaya paper parade park parrot parsley pasta path peach
peacock peanut pear pearl pebble pelican pencil penguin pepper piano picnic pigeon pillow pilot pine pirate pizza planet plate plum pocket poem polar
pond pony poppy porch potato pottery prairie puddle puffin pumpkin puppet puppy puzzle pyramid quail quartz quilt quiver rabbit raccoon radio radish
raft rain raisin raven recipe reed reef ribbon rice ridge ring river road robin rocket roof room root rope rose ruby rug saddle saffron sail salad
salmon salt sand sandal satin saturn sauce scarf school scooter sea seal season seed shadow shark sheep shell ship shirt shoe shore shovel shrimp silk
silver singer skate sketch sky sled slipper sloth smoke snail snow soap sock sofa soup south spade sparrow spice spider spinach spiral sponge spoon
spring spruce squid squirrel stable stage stairs star statue steam stone stool storm story stove straw stream street sugar suitcase summer sun surf
swan sweater swing table tailor tango taxi tea teapot tennis tent theater thistle thread thumb thunder ticket tiger timber toast tomato torch tortoise
towel tower tractor trail train treasure tree trout truck trumpet tulip tundra tunnel turkey turnip turtle tweed umbrella unicorn valley vanilla vase
velvet verse vest village vine violet violin volcano vulture waffle wagon wallet walnut walrus water wave weather weaver west whale wheat wheel
whisker whistle willow wind window winter wolf wombat wool wren wrist yacht yarn yogurt zebra zinc zipper
`
  .trim()
  .split(/\s+/)
