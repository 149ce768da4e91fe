/** Common words of many different letters, from which the companion picks what would tell most. */
export const COMMON =
  `about above after again almost along already always among animal another answer around balcony basket
  beautiful because before behind between birthday blanket bread breakfast bridge bright bring brother build button
  captain carpet castle chair change chapter charm cheap chicken child chocolate church circle clothes cloud coffee
  company compass copy corner country cousin crowd dance danger daughter decide desk dinner doctor dolphin dragon
  dream drive early earth elbow empty engine enough evening every example family farmer father feather fiction field
  finger fire fish flower forest forty friend frog garden ghost giant glove gold grand grape guitar hammer handle
  happy harbour heavy history holiday honey horse hospital house human hundred hungry island jacket journey judge
  jump kettle kitchen knight ladder language laugh lemon letter library light listen little lizard lonely machine
  magic market marble meadow medicine minute mirror modern money monkey morning mother mountain mouth museum music
  narrow nature neighbour never north number ocean often orange orchestra other paint palace paper parents party
  pencil people perhaps phone picture pilot pirate planet plastic player please pocket poetry police potato powder
  present price prince public pumpkin purple quality quick quiet rabbit radio rainbow reason remember river rocket
  round salmon sandwich school science season secret shadow shape shoulder silver simple sister sleep smile smoke
  soldier something song south spider spoon spring square stable star station storm story strange stream strong
  student sugar summer sunday surface table teacher theatre thing thirsty thunder ticket tiger tomorrow touch tower
  train travel treasure triangle trumpet turtle umbrella uncle under vegetable village violin voice volcano walnut
  water weather wedding white window winter wizard wolf woman wonder world yellow young zebra`.split(/\s+/);
